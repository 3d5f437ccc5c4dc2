/** Sentences about what a corrected town or country leaves where it was. The server writes them: no page loads them. */
export const correctedPlaceText = {
  stopStays: (town: string) => `La sua tappa resta dov’era, a «${town}».`,
  stopWillStay: (town: string) =>
    `La tappa resta dov’era, a «${town}»: quando premi di nuovo salvo l’articolo e ti porto alla tappa, per spostarla.`,
  pointStays: (town: string) => `Il punto della tappa resta dov’era, a «${town}».`,
  pointIsElsewhere: ({ wanted, here }: { wanted: string; here: string }) =>
    `Il punto della tappa è ${here ? `vicino a «${here}», non a` : "lontano da"} «${wanted}».`,
  pointWillStay: (town: string) =>
    `Questo luogo non lo conosco, e il punto resta dov’era, a «${town}»: cercane un altro con «Trova il luogo» o indicalo sulla mappa. Se va bene così, premi di nuovo.`,
  pointMoved: (place: string) => `Ho spostato il punto a «${place}»: guardalo qui sotto, poi premi di nuovo.`,
  blogPostSays: (place: string) => `Il suo articolo dice ancora «${place}».`,
};
