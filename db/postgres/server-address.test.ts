import { expect, it } from "vitest";
import { parseServerAddress } from "./server-address";

it("reads host, port, user, password and database, whatever characters they have", () => {
  expect(parseServerAddress("postgres://capi:p%40ss%2Fword@db.example:6432/il%20viaggio")).toEqual({
    host: "db.example",
    port: 6432,
    user: "capi",
    password: "p@ss/word",
    database: "il viaggio",
    tls: "disable",
    rootCertificates: null,
  });
});

it("needs no password and no port, and knows IPv6, Unix sockets and TLS", () => {
  expect(parseServerAddress("postgresql://capi@[::1]/capi")).toMatchObject({
    host: "::1",
    port: 5432,
    password: "",
  });
  const socket = "postgres://capi@localhost/capi?host=/run/postgresql";
  expect(parseServerAddress(socket)).toMatchObject({ host: "/run/postgresql" });
  const tls = "postgres://capi@db.example/capi?sslmode=verify-full&sslrootcert=/etc/ca.pem";
  expect(parseServerAddress(tls)).toMatchObject({ tls: "verify-full", rootCertificates: "/etc/ca.pem" });
});

it.each([
  "db.example",
  "mysql://capi@db.example/capi",
  "postgres://db.example/capi",
  "postgres://capi@db.example",
  "postgres://capi@db.example/",
  "postgres://capi@/capi",
  "postgres://capi@db.example:porta/capi",
  "postgres://capi:%zz@db.example/capi",
  "postgres://capi@db.example/capi?sslmode=prefer",
  "postgres://capi@db.example/capi?options=-c%20x=y",
])("refuses %s", (text) => {
  expect(parseServerAddress(text)).toBeNull();
});
