/** The smallest JPEG of a size: what stands in a PDF for a scan that is read apart, and what tests try readers with. */
export interface JpegForm {
  readonly width: number
  readonly height: number
  readonly colours: number
  /** Baseline is 0xc0, progressive 0xc2. */
  readonly frame: 0xc0 | 0xc2
}

/** A JPEG of which every block is even grey: one bit says "no change", one "no more". `share` of its data is there. */
export function greyJpeg({ width, height, colours, frame }: JpegForm, share = 1): Uint8Array {
  const table = (kind: number): number[] => [
    0xff,
    0xc4,
    0,
    20,
    kind,
    1,
    ...Array<number>(15).fill(0),
    0,
  ]
  const ids = Array.from({ length: colours }, (_, n) => n + 1)
  const isProgressive = frame === 0xc2
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * colours
  const head = [
    0xff,
    0xd8,
    0xff,
    0xdb,
    0,
    67,
    0,
    ...Array<number>(64).fill(1),
    0xff,
    frame,
    0,
    8 + 3 * colours,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    colours,
    ...ids.flatMap((id) => [id, 0x11, 0]),
    ...table(0),
    ...table(0x10),
    0xff,
    0xda,
    0,
    6 + 2 * colours,
    colours,
    ...ids.flatMap((id) => [id, 0]),
    0,
    isProgressive ? 0 : 63,
    0,
  ]
  const data = Math.ceil((blocks * (isProgressive ? 1 : 2) * share) / 8)
  const jpeg = new Uint8Array(head.length + data + 2)
  jpeg.set(head)
  jpeg.set([0xff, 0xd9], head.length + data)
  return jpeg
}
