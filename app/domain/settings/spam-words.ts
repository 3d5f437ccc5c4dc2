/** The words and phrases of ordinary spam, by subject. None of them is likely in a story about a toy. */
const bySubject = [
  "viagra, cialis, tramadol, xanax, no rx, no prescription, without prescription, online pharmacy, weight loss",
  "online casino, casino online, casino en ligne, casino bonus, free spins, tours gratuits, giri gratis, scommesse online, online betting, sports betting, казино, ставки, 赌场, 娱乐城, 百家乐",
  "crypto investment, crypto trading, bitcoin investment, bitcoin wallet, in bitcoin, mit bitcoin, of my bitcoin, send 0.1 btc, btc back, forex, trading automatico, trading system, señales de trading, investment platform, recovered all my funds, passive income, passives einkommen, giveaway",
  "guadagna online, guadagna fino, make money, earn money, per day working, no experience required, ganar dinero, gagner de l'argent, geld verdienen, заработок, компенсация",
  "instant loan, prestito veloce, prestiti veloci, préstamo rápido, préstamos rápidos, préstamos urgentes, crédit rapide, prêt rapide, prêts de, sofortkredit, кредит, 贷款, 发票",
  "million in a bank, million dollars, next of kin, barrister, strictly confidential",
  "access to your device, i have been recording, to my wallet, bad news for you",
  "seo, backlink, backlinks, guest post, link building, google ranking, website traffic, référencement, search engine submission, продвижение, contact forms, verified business emails, leads database",
  "web design, siti web professionali, sito web professionale, création de votre site, création et le référencement, your website, your weblog, il vostro sito, votre site web, votre site internet, ihre website, su sitio web",
  "domain registration, dominio sta per scadere, votre domaine expire, ihre domain läuft ab",
  "instagram followers, buy followers, seguidores reales, comprar seguidores, compra seguidores, acheter des abonnés, follower kaufen",
  "porn, porno, xxx, escort, hot girls, sexy girls, hot singles, onlyfans, sin censura, senza censura, seitensprung, diskrete treffen, rencontres coquines, встречи, интим",
  "replica watches, rolex, 高仿, 微信, диплом",
  "telegram channel, canal privado de telegram, canale telegram, canal telegram, telegram-kanal",
  "marabout, voyant sérieux, retour affectif",
  "click here, clicca qui, cliquez ici, haz clic aquí, klicken sie hier, dear sir, lifetime deal, money back guarantee, limited deal",
];

/** The words by which a story looks like spam, until the owner changes them. */
export const defaultSpamWords = bySubject.join(", ");
