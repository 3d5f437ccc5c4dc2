import { type FileHandle, open } from "node:fs/promises";

const chunkBytes = 64 * 1024;

/**
 * The bytes of a file. It is opened when the first are asked for, so that an answer nobody reads leaves nothing open, and
 * closed at the end, at the first fault, and when the reader leaves, even while it is just being opened.
 */
export function fileStream(path: string): ReadableStream<Uint8Array> {
  let opened: Promise<FileHandle> | null = null;
  const close = async () => {
    const closing = opened;
    opened = null;
    await (await closing)?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const file = await (opened ??= open(path));
          const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes));
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await close();
          throw error;
        }
        await close();
        controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
