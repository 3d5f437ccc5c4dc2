import type { faq as italian } from "~/text/it/faq";
import type { TranslationOf } from "~/text/translation";

/**
 * The words of the FAQ: ten questions, in order. Under the second answer stands the e-mail link, under the sixth that
 * to the privacy page, under the seventh the days of the journey.
 */
export const faq = {
  title: "Questions fréquentes",
  description:
    "Qui est {product}, que faire quand tu me trouves et comment finit le voyage : dix questions, dix réponses.",
  lead: "Les dix choses que tout le monde me demande. Touche une question, je te réponds.",
  foundByForm:
    "Prends-moi en photo et écris en quelques lignes l’histoire de notre rencontre. Envoie le tout avec le formulaire de ce site : si je porte une étiquette, scanne-la ou saisis son code, et on saura que tu m’as vraiment rencontré. Puis aide-moi à repartir.",
  questions: [
    {
      question: "Qui est {product} ?",
      answer:
        "Je suis un capybara en peluche, héros d’une expérience sociale : je voyage d’une personne à l’autre, en comptant seulement sur la gentillesse de ceux qui me trouvent.",
    },
    {
      question: "Je t’ai trouvé ! Que dois-je faire ?",
      answer:
        "Prends-moi en photo et écris en quelques lignes l’histoire de notre rencontre. Envoie le tout par e-mail à l’adresse ci-dessous, ou avec le formulaire de ce site : si je porte une étiquette, scanne-la ou saisis son code, et on saura que tu m’as vraiment rencontré. Puis aide-moi à repartir.",
    },
    {
      question: "Je peux te garder avec moi ?",
      answer:
        "Un petit moment, volontiers : une journée, un week-end, une promenade. Mais ensuite tu dois me laisser partir, car quelqu’un d’autre m’attend sans le savoir.",
    },
    {
      question: "Que puis-je t’envoyer ?",
      answer:
        "Des photos et une histoire : où tu m’as trouvé, où tu m’as emmené, ce que tu as ressenti. Les émotions comptent plus que le beau style.",
    },
    {
      question: "Que deviennent mes photos et mon histoire ?",
      answer:
        "Elles peuvent être publiées sur les profils officiels Instagram et TikTok du voyage et, pour les plus belles, dans le carnet de ce site, mais seulement si tu donnes ton accord au moment de l’envoi. Avec le formulaire, tu obtiens aussi un reçu : il dit où en est ton histoire, et tu peux l’y corriger tant qu’elle n’est pas dans le carnet.",
    },
    {
      question: "Et ma vie privée ?",
      answer:
        "Je la respecte. Je ne recueille que ce que tu choisis de m’envoyer, et ce qu’il faut pour le recevoir : le nom et la ville sont facultatifs. Toute information cachée est retirée des photos avant leur enregistrement ; si l’une d’elles dit où elle a été prise, l’endroit peut servir à marquer l’étape sur la carte. Si tu changes d’avis, ton reçu te permet de retirer l’histoire et les photos à tout moment.",
    },
    {
      question: "Combien de temps dure le voyage ?",
      answer: "Onze mois. Ensuite, je rentre à la maison pour la fête de clôture.",
    },
    {
      question: "Je peux te garder pour toujours ?",
      answer:
        "Non, je suis fait pour voyager. Mais si ton étape est mémorable, tu pourrais gagner une copie de moi rien qu’à toi.",
    },
    {
      question: "Y a-t-il plusieurs {product} en voyage ?",
      answer: "Pour l’instant, un seul : si tu m’as trouvé, c’est bien moi.",
    },
    {
      question: "Que se passe-t-il à la fin ?",
      answer:
        "Il y a la fête de clôture, ouverte à tous ceux qui ont participé, pour faire connaissance et relire ensemble toutes les étapes.",
    },
  ],
  between: "{days} Ensuite, je rentre à la maison pour la fête de clôture.",
  privacy: "Ce que je garde, et combien de temps",
  more: "Tu n’as pas trouvé la réponse ?",
} as const satisfies TranslationOf<typeof italian>;
