import { expect, test } from "vitest";
import {
  type ConfiguredSettings,
  currentSettings,
  settingGroup,
  unsetSettings,
} from "./current-settings.server";
import { storedValues } from "./setting-group.server";
import { settingDefaults } from "./setting";

const tiles = { tileUrl: "https://tile.example/{z}/{x}/{y}.png", tileAttribution: "©" };
const configured = (own: object, sources: ConfiguredSettings["sources"]): ConfiguredSettings => ({
  publicSettings: { ...settingDefaults, ...tiles, ...own },
  sources,
});

test("what the environment and the file say wins over what is stored, and a removed value is the default again", () => {
  const settings = currentSettings(configured({ productName: "Ugo" }, { productName: "file" }));
  const { publicSettings } = settings;
  settings.useStored({ productName: "Nina", contactEmail: "ciao@nina.example" });
  expect(publicSettings).toMatchObject({ productName: "Ugo", contactEmail: "ciao@nina.example", ...tiles });
  const bySource = (wanted: string) =>
    settings.list().flatMap(({ name, source }) => (source === wanted ? [name] : []));
  expect([bySource("file"), bySource("database")]).toEqual([["productName"], ["contactEmail"]]);
  expect(unsetSettings(settings)).toEqual(["ownerName", "instagramUrl", "tiktokUrl", "publicUrl"]);
  settings.useStored({});
  expect(publicSettings).toEqual({ ...settingDefaults, ...tiles, productName: "Ugo" });
});

test("a stored value that is not valid counts as not set, and other rows are no settings", () => {
  const rows = [
    { key: "PRODUCT_NAME", value: "Nina" },
    { key: "CONTACT_EMAIL", value: "nessuna" },
    { key: "admin-password", value: "scrypt$1$2$3" },
  ];
  expect(storedValues(settingGroup, rows)).toEqual({ productName: "Nina" });
});
