interface Transform {
  transform(chunk: unknown, controller: ReadableStreamDefaultController): void;
  flush(controller: ReadableStreamDefaultController): void;
}

/** Adds what Remix, Conform and we use, and the oldest browsers with scripts lack. */
export function helpOldBrowsers(): void {
  // Conform asks for the last part of a field's name. Chrome before 92, Firefox before 90 and Safari before 15.4 lack it.
  if (!("at" in Array.prototype)) {
    const at = function <T>(this: T[], index: number): T | undefined {
      return this[index < 0 ? this.length + index : index];
    };
    Object.defineProperty(Array.prototype, "at", { value: at });
  }

  // Addresses with a query are made with this. Chrome before 113, Firefox before 112 and Safari before 17 lack it.
  if (!("size" in URLSearchParams.prototype)) {
    const size = {
      get(this: URLSearchParams) {
        return [...this].length;
      },
    };
    Object.defineProperty(URLSearchParams.prototype, "size", size);
  }

  // Remix splits a loader's answer into lines with this part of the Streams standard. Firefox before 102 lacks it.
  if (!("TransformStream" in window)) {
    const pipeThrough = function (this: ReadableStream, { transform, flush }: Transform): ReadableStream {
      const reader = this.getReader();
      return new ReadableStream({
        async start(controller) {
          for (;;) {
            const { done, value } = await reader.read();
            if (done) break;
            transform(value, controller);
          }
          flush(controller);
          controller.close();
        },
      });
    };
    const TransformStream = function (this: Transform, steps: Transform) {
      Object.assign(this, steps);
    };
    Object.assign(window, { TransformStream });
    Object.assign(ReadableStream.prototype, { pipeThrough });
  }
}
