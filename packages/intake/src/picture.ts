/** A photographed page: read upright first, turned only when that goes badly. */
import { POOR_PAGE_CONFIDENCE } from '@plainletter/contracts/upload-rules'

import { countLetters } from './ocr.ts'
import type { Ocr, ReadPage, Recognised, Turn } from './ocr.ts'
import { turnOrientation } from './orientation.ts'
import { preparePicture } from './prepare-picture.ts'
import { decodePgm, orient } from './raster.ts'
import { encodePng } from './write-png.ts'

/** From this confidence on, with enough letters, a reading is taken without trying other turns. */
const GOOD_CONFIDENCE = 65
const ENOUGH_LETTERS = 60
/** Turned readings below this are noise that only looks like words. */
const WORST_CONFIDENCE = 30
const FEWEST_LETTERS = 8
/** Confidence that a sideways reading is worth less: its lines may be mixed up. */
const SIDEWAYS_LOSS = 15

const OTHER_TURNS = [180, 90, 270] as const satisfies readonly Turn[]
/** A page on its side is read from either side by Tesseract itself, but only upright in its lines. */
const SIDE_TURNS = [90, 270] as const satisfies readonly Turn[]

type Attempt = Recognised & { turn: Turn }

/** What a second reader made out is never sure: its page is always named as one to look at again. */
const REREAD_CONFIDENCE = 60

/** Reads one picture as a page. An empty text means that no words could be made out. */
export async function readPicture(picture: Uint8Array, ocr: Ocr): Promise<ReadPage> {
  const image = preparePicture(picture)
  const best = await bestAttempt(image, ocr)
  const reread = best.confidence < POOR_PAGE_CONFIDENCE ? await readAgain(image, best, ocr) : null
  if (reread) return reread
  if (best.confidence < WORST_CONFIDENCE || countLetters(best.text) < FEWEST_LETTERS) {
    return { text: '', method: 'ocr', confidence: Math.round(best.confidence) }
  }
  const page: ReadPage = { text: best.text, method: 'ocr', confidence: Math.round(best.confidence) }
  return best.turn === 0 ? page : { ...page, turned: best.turn }
}

async function bestAttempt(image: Uint8Array, ocr: Ocr): Promise<Attempt> {
  let best: Attempt = { ...(await ocr.recognise(image, { turn: 0 })), turn: 0 }
  for (const turn of best.sideways === true ? SIDE_TURNS : OTHER_TURNS) {
    if (isGood(best)) break
    const attempt: Attempt = { ...(await ocr.recognise(image, { turn })), turn }
    if (score(attempt) > score(best)) best = attempt
  }
  return best
}

/** By the second reader, where there is one and it makes out more than a few letters. */
async function readAgain(image: Uint8Array, best: Attempt, ocr: Ocr): Promise<ReadPage | null> {
  const raster = ocr.reread ? decodePgm(image) : null
  if (!ocr.reread || !raster) return null
  const text = await ocr.reread(encodePng(orient(raster, turnOrientation(1, best.turn))))
  if (text === null || countLetters(text) < FEWEST_LETTERS) return null
  const page: ReadPage = { text, method: 'model', confidence: REREAD_CONFIDENCE }
  return best.turn === 0 ? page : { ...page, turned: best.turn }
}

function isGood(attempt: Attempt): boolean {
  return (
    attempt.sideways !== true &&
    attempt.confidence >= GOOD_CONFIDENCE &&
    countLetters(attempt.text) >= ENOUGH_LETTERS
  )
}

/** Letters weighed by confidence above chance: upside-down pages give many letters at about 30. */
function score(attempt: Attempt): number {
  const sure = attempt.confidence - (attempt.sideways === true ? SIDEWAYS_LOSS : 0)
  return Math.max(sure - WORST_CONFIDENCE, 0) * Math.sqrt(countLetters(attempt.text))
}
