/** Concatenates streams; each is opened only once the previous one has ended. */
export function joinStreams(streams: AsyncGenerator<ReadableStream<Uint8Array>>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          if (!reader) {
            const next = await streams.next();
            if (next.done) return controller.close();
            reader = next.value.getReader();
          }
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          reader = null;
        }
      },
      async cancel(reason) {
        await reader?.cancel(reason);
        await streams.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
