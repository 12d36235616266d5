/** The day on which a job ends, told from the day of the letter and from days of payments: limits of work run from it. */
import type { PlainDate } from '@plainletter/contracts/country'

import { isUsableDate } from './facts.ts'
import type { Facts } from './facts.ts'

/** Words before such a day, in the same sentence. */
const BEFORE = [
  /(?:last (?:working )?day|effective|with effect from|(?:termination|end|leaving) date|(?:employment|job|contract|role|position|notice)[^.\n]{0,60}\b(?:ends?|ending|terminat\p{L}*|expires?|ceases?|over))\b[^.\n]{0,24}$/iu,
  /(?:endet|enden|beendet|aufgelöst|kündig\p{L}*|ablauf|letzter arbeitstag)[^.\n]{0,60}(?:\bzum|\bdes|\bam|\bmit dem|:)\s*$/iu,
  /(?:prend(?:ra)? fin|fin d[eu] (?:votre )?(?:contrat|préavis)|terme d[eu][^.\n]{0,20}préavis|date d['’]effet|effet au|expir\p{L}+|sorti\p{L}*[^.\n]{0,20}effectifs|rompu|dernier jour)[^.\n]{0,30}$/iu,
  /(?:con efectos?|fecha de efectos?|efectividad|último día|extinguir[áa]|extinción[^.\n]{0,60}(?:el|del|día))[^.\n]{0,24}$/iu,
  /(?:con effetto|con decorrenza|decorrer\p{L}*|ultimo giorno|cesser[àa]|efficacia|risolt[oa])[^.\n]{0,30}$/iu,
  /(?:met ingang van|eindigt|beëindig\p{L}*|einddatum|laatste werkdag|opgezegd|opzegging)[^.\n]{0,40}(?:\bper|\bop|\bvan|\btegen|:)?\s*$/iu,
]
/** "2026年11月30日をもって解雇". */
const BEHIND =
  /^\s*(?:付(?:け|で|をもって)?|をもって|限り(?:で)?)[^。]{0,24}(?:解雇|退職|終了|雇止め)/u
const [NEAR, FAR] = [110, 40] as const

/** Null where the letter names none after its own day. */
export function endOfJob({
  reading,
  text,
  letterDate,
}: Pick<Facts, 'reading' | 'text' | 'letterDate'>): PlainDate | null {
  const found = reading.dates.find(
    ({ iso, span: [start, end] }) =>
      isUsableDate(iso) &&
      iso >= (letterDate ?? iso) &&
      (BEFORE.some((words) => words.test(text.slice(Math.max(0, start - NEAR), start))) ||
        BEHIND.test(text.slice(end, end + FAR))),
  )
  return found && isUsableDate(found.iso) ? found.iso : null
}
