import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { said } from "~/text/owner/terminal-words";
import { runProgramToItsEnd } from "../../support/run-program";

const sample = (...names: string[]) => runProgramToItsEnd({ arguments: ["sample", ...names] });

it("lists the files that belong around the program, and shows each as it is", async () => {
  const { out } = await sample();
  for (const name of Object.keys(said.samples)) {
    expect(out).toContain(name);
    expect(await sample(name)).toEqual({ code: 0, out: readFileSync(`deploy/${name}`, "utf8"), err: "" });
  }
});

it("does not know other files, nor any of the program's own", async () => {
  for (const name of ["apache.conf", "../licenses.txt", "toString"]) {
    const { code, out, err } = await sample(name);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(`«${name}» non è fra i file di esempio`);
  }
});
