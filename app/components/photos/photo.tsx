import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import { type PhotoInfo, photoFiles } from "~/photo-store/photo-files";

/**
 * The width for `sizes` of a photo that fills a phone. All phones load the file of 640 pixels: it has 1.5 and more of
 * them for each CSS pixel, looks the same as a larger one, and arrives in half the time.
 */
export const phoneWidth = "(min-resolution: 2.2dppx) 48vw, 70vw";

interface PhotoProps {
  photo: PhotoInfo;
  /** The description of the photo; "" when the text beside the photo says the same. */
  alt: string;
  /** The width at which the photo is shown, in the notation of the HTML attribute `sizes`. */
  sizes: string;
  /** True for the main photo of the page, which is loaded at once. */
  first?: boolean;
  className?: string;
}

/** A stored photo in the size that the screen needs: WebP, and JPEG for old browsers. */
export function Photo({ photo, alt, sizes, first, className }: PhotoProps) {
  const webp = photoFiles(photo).filter(({ type }) => type === "image/webp");
  const priority = first ? { fetchpriority: "high" } : {};
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={webp.map(({ name, width }) => `${photoUrl(name)} ${width}w`).join(", ")}
        sizes={sizes}
      />
      <img
        className={className}
        src={photoUrl(smallestJpeg(photo).name)}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        {...priority}
      />
    </picture>
  );
}
