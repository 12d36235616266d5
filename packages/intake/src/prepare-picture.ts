/** A picture of a page as a grey PGM file of a size that reads well: small enough for a Worker, even in light, upright. */
import { hasAt } from './bytes.ts'
import { eraseRules } from './erase-rules.ts'
import { flattenPage } from './flatten-page.ts'
import { IntakeError } from './intake-error.ts'
import { decodeJpeg } from './jpeg.ts'
import { readOrientation } from './orientation.ts'
import { readGifHeader, readJpegHeader, readPngHeader } from './picture-header.ts'
import { decodePng } from './png.ts'
import { decodePgm, encodePgm, enlarge, orient, shrink } from './raster.ts'
import type { Raster } from './raster.ts'
import { straightenLines } from './straighten-lines.ts'

/** An A4 page that fills 2,600 pixels has some 220 dots an inch. */
export const LONGEST_SIDE = 2600
const SHORT_SIDE_TO_ENLARGE = 1400
/** What the recogniser's own decoder may unpack: four bytes a pixel, more than once. */
const MOST_PIXELS_ELSEWHERE = 8_000_000

/**
 * The picture ready for the recogniser. A kind that is not decoded here is handed on as it is, if it is small.
 * Throws `unreadable` or `image_too_large`.
 */
export function preparePicture(image: Uint8Array): Uint8Array {
  const raster = decode(image)
  if (!raster) {
    const header = readPngHeader(image) ?? readGifHeader(image) ?? readJpegHeader(image)
    if (header && header.width * header.height > MOST_PIXELS_ELSEWHERE)
      throw new IntakeError('image_too_large')
    return image
  }
  const sized = resize(raster)
  return encodePgm(eraseRules(straightenLines(flattenPage(orient(sized, readOrientation(image))))))
}

function decode(image: Uint8Array): Raster | null {
  if (hasAt(image, 0, '\xff\xd8')) return decodeJpeg(image, LONGEST_SIDE)
  return hasAt(image, 0, '\x89PNG') ? decodePng(image, LONGEST_SIDE) : decodePgm(image)
}

function resize(raster: Raster): Raster {
  const longest = Math.max(raster.width, raster.height)
  return longest < SHORT_SIDE_TO_ENLARGE ? enlarge(raster) : shrink(raster, LONGEST_SIDE)
}
