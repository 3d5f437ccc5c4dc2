import type { faq as italian } from "~/text/it/faq";
import type { TranslationOf } from "~/text/translation";

/**
 * The words of the FAQ: ten questions, in order. Under the second answer stands the e-mail link, under the sixth that
 * to the privacy page, under the seventh the days of the journey.
 */
export const faq = {
  title: "Preguntas frecuentes",
  description:
    "Quién es {product}, qué hacer cuando me encuentras y cómo termina el viaje: diez preguntas, diez respuestas.",
  lead: "Las diez cosas que todo el mundo me pregunta. Toca una pregunta y te respondo.",
  foundByForm:
    "Hazme una foto y escribe una breve historia de nuestro encuentro. Mándalas con el formulario de esta web: si llevo una etiqueta, escanéala o escribe su código, y así se sabrá que me has conocido de verdad. Después, ayúdame a seguir viaje.",
  questions: [
    {
      question: "¿Quién es {product}?",
      answer:
        "Soy un capibara de peluche, protagonista de un experimento social: viajo de una persona a otra y solo cuento con la amabilidad de quien me encuentra.",
    },
    {
      question: "¡Te he encontrado! ¿Qué tengo que hacer?",
      answer:
        "Hazme una foto y escribe una breve historia de nuestro encuentro. Mándalas por correo electrónico a la dirección de aquí abajo, o con el formulario de esta web: si llevo una etiqueta, escanéala o escribe su código, y así se sabrá que me has conocido de verdad. Después, ayúdame a seguir viaje.",
    },
    {
      question: "¿Puedo tenerte en casa?",
      answer:
        "Un tiempo, encantado: un día, un fin de semana, una excursión. Pero luego tienes que dejarme marchar, porque alguien me está esperando sin saberlo.",
    },
    {
      question: "¿Qué puedo enviarte?",
      answer:
        "Fotos y una historia: dónde me encontraste, adónde me llevaste, qué sentiste. Las emociones cuentan más que escribir bonito.",
    },
    {
      question: "¿Adónde van mis fotos y mi historia?",
      answer:
        "Pueden publicarse en los perfiles oficiales de Instagram y TikTok del viaje y, las más bonitas, en el diario de esta web, pero solo si das tu consentimiento al enviarlas. Con el formulario recibes además un resguardo: dice cómo va tu historia y, mientras no esté en el diario, puedes corregirla desde ahí.",
    },
    {
      question: "¿Y mi privacidad?",
      answer:
        "La respeto. Solo recojo lo que tú eliges enviarme y lo necesario para recibirlo: el nombre y la ciudad son opcionales. De las fotos se quita toda información oculta antes de guardarlas; si una dice dónde se hizo, el punto puede servir para marcar la etapa en el mapa. Si cambias de idea, con el resguardo puedes retirar la historia y las fotos en cualquier momento.",
    },
    {
      question: "¿Cuánto dura el viaje?",
      answer: "Once meses. Después vuelvo a casa para la fiesta de clausura.",
    },
    {
      question: "¿Puedo tenerte para siempre?",
      answer:
        "No, estoy hecho para viajar. Pero si tu etapa es memorable, podrías ganar una copia mía solo para ti.",
    },
    {
      question: "¿Hay más de un {product} por ahí?",
      answer: "Por ahora, solo uno: si me has encontrado, soy yo de verdad.",
    },
    {
      question: "¿Qué pasa al final?",
      answer:
        "La fiesta de clausura: un encuentro abierto a quienes hayan participado, para conocerse y releer juntos todas las etapas.",
    },
  ],
  between: "{days} Después vuelvo a casa para la fiesta de clausura.",
  privacy: "Qué guardo, y cuánto tiempo",
  more: "¿No has encontrado la respuesta?",
} as const satisfies TranslationOf<typeof italian>;
