import Database from "better-sqlite3";

/** Inserts articles with two photos each, stops and stories into the tables of a stopped site. It creates no files. */
export function fillTables(file, { articles, stops, stories }) {
  const db = new Database(file);
  const statements = {};
  const insert = (table, row) => {
    const names = Object.keys(row);
    statements[table] ??= db.prepare(
      `insert into ${table} (${names.join()}) values (${names.map((name) => `@${name}`).join()})`,
    );
    statements[table].run(row);
  };
  const content =
    "Il mare era mosso, il cane abbaiava, e lui guardava l’orizzonte senza dire niente. ".repeat(8);
  const of = (kind, n) => `${kind}${n.toString(16).padStart(19, "0")}`;
  const time = (n) => new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
  const place = (n) => ({ city: `Camogli ${n % 97}`, country: "Italia", created_at: time(n) });

  db.transaction(() => {
    for (let n = 0; n < articles; n += 1) {
      const texts = { title: `Tre giorni al mare, numero ${n}`, content, author_name: "Lia" };
      insert("blog_posts", { id: of("a", n), ...texts, shown_at: time(n), ...place(n) });
      for (const position of [0, 1]) {
        const id = of("b", n * 2 + position);
        const facts = { name: `${id}_mare.jpg`, width: 2560, height: 1920, digest: "0".repeat(64) };
        insert("photos", { id, ...facts, created_at: time(n) });
        insert("blog_post_photos", { blog_post_id: of("a", n), position, photo_id: id });
      }
    }
    for (let n = 0; n < stops; n += 1) {
      const latitude = (38 + ((n * 7919) % 8000) / 1000).toFixed(4);
      const longitude = (8 + ((n * 104_729) % 9000) / 1000).toFixed(4);
      const blog_post_id = n < articles ? of("a", n) : null;
      const texts = { name: `Tappa ${n}`, description: content.slice(0, 160) };
      insert("locations", { id: of("c", n), ...texts, latitude, longitude, blog_post_id, ...place(n) });
    }
    for (let n = 0; n < stories; n += 1) {
      const consent = { consent: 1, consent_version: "1", consented_at: time(n) };
      const texts = { name: "Lia", city: "Camogli", story: content.slice(0, 300) };
      insert("stories", { id: of("d", n), ...texts, ...consent, created_at: time(n) });
    }
  })();
  db.close();
  return { article: of("a", articles - 1) };
}
