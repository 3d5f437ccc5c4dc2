/** A chosen photo as it will be sent. */
export interface PreparedPhoto {
  /** The chosen file itself, or a smaller one made of it. */
  file: File;
  /** `latitude,longitude` when the file is a smaller one and the chosen one said where it was taken, else "". */
  position: string;
  /** A small picture to show; null when this browser cannot open the file. */
  thumbnail: Blob | null;
  /** Why the server would refuse it, as a sentence; null when nothing speaks against it. */
  wrong: string | null;
}
