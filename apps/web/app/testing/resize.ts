import { onTestFinished, vi } from 'vitest'

/** A window of this width, as the media queries of the page see it. */
export function resize(width: number) {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const least = Number(/width >= (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY)
    return Object.assign(new EventTarget(), { matches: width >= least, media: query }) as unknown as MediaQueryList
  })
  onTestFinished(() => void vi.mocked(globalThis.matchMedia).mockRestore())
}
