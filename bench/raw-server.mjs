import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The yardstick: a `node:http` server that only writes given answers. Its argument is a JSON file of them. */
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], "utf8"))).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);

createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  if (request.headers["if-none-match"] !== undefined) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(body);
}).listen(0, "127.0.0.1", function () {
  console.log(`http://localhost:${this.address().port} `);
});
