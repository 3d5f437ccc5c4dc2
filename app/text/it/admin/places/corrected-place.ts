/** Sentences about what a corrected town or country leaves where it was. The server writes them: no page loads them. */
export const correctedPlace = {
  stopStays: "La sua tappa resta dov’era, a «{town}».",
  stopWillStay:
    "La tappa resta dov’era, a «{town}»: quando premi di nuovo salvo l’articolo e ti porto alla tappa, per spostarla.",
  pointStays: "Il punto della tappa resta dov’era, a «{town}».",
  pointIsNear: "Il punto della tappa è vicino a «{here}», non a «{wanted}».",
  pointIsFar: "Il punto della tappa è lontano da «{wanted}».",
  pointWillStay:
    "Questo luogo non lo conosco, e il punto resta dov’era, a «{town}»: cercane un altro con «Trova il luogo» o indicalo sulla mappa. Se va bene così, premi di nuovo.",
  pointMoved: "Ho spostato il punto a «{place}»: guardalo qui sotto, poi premi di nuovo.",
  near: "Il punto è vicino a «{here}», non a «{wanted}»: quale dei due conta? Se è la città, premi «Trova il luogo»; se è il punto, correggi città e paese. Se va bene così, premi di nuovo.",
  far: "Il punto è lontano da «{wanted}»: quale dei due conta? Se è la città, premi «Trova il luogo»; se è il punto, correggi città e paese. Se va bene così, premi di nuovo.",
  blogPostSays: "Il suo articolo dice ancora «{place}».",
} as const;
