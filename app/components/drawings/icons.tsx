const outline = 'fill="none" stroke="currentColor" stroke-linejoin="round"';

/** A map pin beside the name of a place. */
export const Pin = icon(
  `<path ${outline} stroke-width="2.2" d="M12 22c5-5.5 7.5-9.3 7.5-12.5a7.5 7.5 0 0 0-15 0C4.5 12.7 7 16.5 12 22zM12 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z"/>`,
);

/** A heart beside the number of reactions. */
export const Heart = icon(
  '<path fill="currentColor" d="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z"/>',
);

/** An envelope beside the contact address. */
export const Envelope = icon(`<path ${outline} stroke-width="2" d="M3 6h18v13H3zM3 7l9 7 9-7"/>`);

/** A camera, for the profile that is about photos. */
export const Camera = icon(
  `<path ${outline} stroke-width="2" d="M3 8h4l2-3h6l2 3h4v11H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"/>`,
);

/** A telephone that plays a film, for the profile that is about short videos. */
export const Film = icon(
  `<path ${outline} stroke-width="2" d="M8 2h8q2 0 2 2v16q0 2-2 2H8q-2 0-2-2V4q0-2 2-2zM10.5 8.5v7l5-3.5z"/>`,
);

/** Returns a drawing of 24 × 24 units in the colour of the text. It is text, because lists have a hundred of them. */
function icon(svg: string) {
  const lines = { __html: svg };
  return function Icon() {
    return <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" dangerouslySetInnerHTML={lines} />;
  };
}
