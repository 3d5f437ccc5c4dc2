-- What the program wrote while 001-the-journey was its only migration. It stays as it is, whatever comes later.
-- The owner's password is "capibara felice".
insert into photos (id, name, width, height, digest, latitude, longitude, created_at) values
  ('00000000000000000001', '00000000000000000001_Al-mare.jpg', 120, 90,
   '1111111111111111111111111111111111111111111111111111111111111111', 44.3489, 9.1519, '2026-05-03T10:00:00.000Z'),
  ('00000000000000000002', '00000000000000000002_Segreta.jpg', 120, 90,
   '2222222222222222222222222222222222222222222222222222222222222222', null, null, '2026-05-04T10:00:00.000Z'),
  ('00000000000000000003', '00000000000000000003_Bozza.jpg', 120, 90,
   '3333333333333333333333333333333333333333333333333333333333333333', null, null, '2026-05-05T10:00:00.000Z');
insert into stories (id, name, city, story, consent, consent_version, consented_at, submission_key, created_at) values
  ('aaaaaaaaaaaaaaaaaaaa', 'Zoë', 'Camogli', 'L''ho trovato su uno scoglio 🦫' || char(10) || 'e non voleva scendere.',
   1, '2026-05-01', '2026-05-03T10:00:00.000Z', 'key-of-the-form', '2026-05-03T10:00:00.000Z'),
  ('bbbbbbbbbbbbbbbbbbbb', null, null, 'Una storia che resta fra noi.',
   1, '2026-05-01', '2026-05-04T10:00:00.000Z', null, '2026-05-04T10:00:00.000Z');
insert into story_photos (story_id, position, photo_id) values
  ('aaaaaaaaaaaaaaaaaaaa', 0, '00000000000000000001'),
  ('bbbbbbbbbbbbbbbbbbbb', 0, '00000000000000000002');
insert into blog_posts
  (id, title, content, city, country, author_name, reactions, published, story_id, submission_key, created_at) values
  ('cccccccccccccccccccc', 'Lo scoglio di Camogli', 'Prima riga.' || char(10) || 'Seconda riga.', 'Camogli', 'Italia',
   'Zoë', 7, 1, 'aaaaaaaaaaaaaaaaaaaa', null, '2026-05-03T12:00:00.000Z'),
  ('dddddddddddddddddddd', 'Un articolo nascosto', 'Non ancora.', 'Genova', 'Italia',
   null, 0, 0, null, null, '2026-05-04T12:00:00.000Z');
insert into blog_post_photos (blog_post_id, position, photo_id) values
  ('cccccccccccccccccccc', 0, '00000000000000000001');
insert into locations
  (id, name, city, country, latitude, longitude, description, photo_id, blog_post_id, visible, submission_key,
   created_at) values
  ('eeeeeeeeeeeeeeeeeeee', 'Punta Chiappa', 'Camogli', 'Italia', '44.3489', '9.1519', 'Con i gabbiani',
   '00000000000000000001', 'cccccccccccccccccccc', 1, null, '2026-05-03T12:30:00.000Z'),
  ('ffffffffffffffffffff', 'Tappa segreta', 'Recco', 'Italia', '44.36', '9.14', null, null, null, 0, null,
   '2026-05-04T12:30:00.000Z');
insert into drafts (id, fields, created_at, expires_at) values
  ('99999999999999999999', null, '2026-05-05T10:00:00.000Z', '2999-01-01T00:00:00.000Z');
insert into draft_photos (draft_id, position, photo_id) values ('99999999999999999999', 0, '00000000000000000003');
insert into settings (key, value) values
  ('admin-password', 'scrypt$32768$8$1$Y2FwaWJhcmEtaW4tdmlhZw==$2oFa44tboMgksJPv32QYHxbHmvV6xJyOJTc0kcmxSdw=');
