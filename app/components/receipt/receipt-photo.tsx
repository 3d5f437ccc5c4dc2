import { smallestJpeg, type StoredPhoto } from "~/domain/photos/photo";

interface ReceiptPhotoProps {
  /** The path of the receipt. */
  path: string;
  photo: StoredPhoto;
  /** Its number in the story, from 1. */
  n: number;
  alt: string;
  className: string;
}

/** A photo of a story, which only who has the receipt can see. */
export function ReceiptPhoto({ path, photo, n, alt, className }: ReceiptPhotoProps) {
  const { width, height } = smallestJpeg(photo);
  return <img className={className} src={`${path}/foto/${n}`} alt={alt} width={width} height={height} />;
}
