import type { FileHandle } from 'node:fs/promises'

/** A file of a form, stored between two positions of an open file; each read takes it from the disk again. */
export class StoredFile extends File {
  readonly #file: FileHandle
  readonly #start: number
  readonly #size: number

  constructor(file: FileHandle, { start, end }: { start: number; end: number }, { name, type }: Pick<File, 'name' | 'type'>) {
    super([], name, { type })
    this.#file = file
    this.#start = start
    this.#size = end - start
  }

  override get size() {
    return this.#size
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(this.#size)
    for (let done = 0; done < bytes.length; ) {
      const { bytesRead } = await this.#file.read(bytes, done, bytes.length - done, this.#start + done)
      if (bytesRead === 0) throw new Error('the uploaded file ended early')
      done += bytesRead
    }
    return bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes())
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream({
      pull: async (controller) => {
        controller.enqueue(await this.bytes())
        controller.close()
      },
    })
  }

  /** Would be a slice of the empty file that this one is to the platform. */
  override slice(): Blob {
    throw new Error('an uploaded file cannot be sliced')
  }
}
