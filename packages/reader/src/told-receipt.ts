/** The last day of a time that runs from a receipt of which a question tells: "le 14 janvier j'ai reçu… on peut contester dans les 30 jours dès réception". */
import type { DateMention, StatedDeadline } from '@plainletter/contracts/reading'

import { addDays } from './day-count.ts'
import type { Letter } from './letter.ts'
import { leftOf, rightOf } from './sentence.ts'

/** The limit with its day, where it runs from receipt or service and the person tells of one day on which the paper came. */
export function countedFromReceipt(
  letter: Letter,
  limit: StatedDeadline | null,
  dates: readonly DateMention[],
): StatedDeadline | null {
  if (!limit || limit.iso !== null || limit.relativeDays === null || !COUNTED.has(limit.unit))
    return limit
  if (limit.from !== 'receipt' && limit.from !== 'service') return limit
  const [came, ...others] = dates.filter((date) => isOfReceipt(letter, date))
  if (!came?.iso || others.length > 0) return limit
  return { ...limit, iso: addDays(came.iso, limit.relativeDays) }
}

const COUNTED: ReadonlySet<StatedDeadline['unit']> = new Set(['days', 'weeks'])

function isOfReceipt({ language, working: { original } }: Letter, date: DateMention): boolean {
  const came = CAME[language]
  if (!came || date.iso?.length !== 10) return false
  const left = leftOf(original, date.span[0]).slice(-90)
  const right = rightOf(original, date.span[1])
  const isBefore = new RegExp(String.raw`(?:${came})[^.?!\d]{0,60}$`, 'iu').test(left)
  const isBehind = new RegExp(String.raw`^[^.?!\d]{0,50}(?:${came})`, 'iu').test(right)
  return isBehind || (isBefore && !ENDS_THEN.test(left))
}

/** "Reçu mon congé pour le 30 juin": when it ends, and not when it came. */
const ENDS_THEN = /(?<!\p{L})(?:pour le|zum|auf den|para el|per il|met ingang van|per|au)\s$/iu

const CAME: Readonly<Partial<Record<string, string>>> = {
  de: String.raw`(?<!\p{L})(?:erhalten|bekommen|gekriegt|zugestellt|gekommen|kam|bekam|erhielt|lag im briefkasten)(?!\p{L})`,
  fr: String.raw`(?<!\p{L})(?:reçue?s?|arrivée?s?|signifiée?|notifiée?|remise?)(?!\p{L})`,
  es: String.raw`(?<!\p{L})(?:recib[ií]|recibido|recibimos|llegó|llegado|notificaron|notificado|entregaron)(?!\p{L})`,
  it: String.raw`(?<!\p{L})(?:ricevut[oae]|arrivat[oae]|notificat[oae]|consegnat[oae])(?!\p{L})`,
  nl: String.raw`(?<!\p{L})(?:ontvangen|ontving|gekregen|kreeg|binnengekomen|betekend)(?!\p{L})`,
  ja: '届|受け取|送達',
}
