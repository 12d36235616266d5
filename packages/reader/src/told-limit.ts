/** The limit that a person tells of in a question, in the languages beside English: "bis zum 30. soll ich zahlen", "il me donne 8 jours". */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

/** Who tells it, and that they must: both stand in the sentence. Japanese leaves the person out. */
const TOLD: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /(?<!\p{L})(?:ich|wir|mir|uns|mich)(?!\p{L})/iu,
    /(?<!\p{L})(?:soll|sollen|muss|müssen|verlangt|verlangen|fordert|fordern|frist|zeit|will|wollen)(?!\p{L})/iu,
  ],
  fr: [
    /(?<!\p{L})(?:[jm]'|(?:je|me|moi|nous|on)(?!\p{L}))/iu,
    /(?<!\p{L})(?:dois|devons|doit|faut|(?:donn|laiss|exig|réclam|demand|somm|rest)e(?:nt)?|veu(?:t|lent))(?!\p{L})/iu,
  ],
  es: [
    /(?<!\p{L})(?:me|nos|tengo|tenemos|debo|debemos|yo)(?!\p{L})/iu,
    /(?<!\p{L})(?:tengo|tenemos|debo|debemos|dan?|dieron|dado|quieren?|exigen?|reclaman?|piden?|plazo)(?!\p{L})/iu,
  ],
  it: [
    /(?<!\p{L})(?:mi|ci|io|noi|devo|dobbiamo|\p{L}{3,}iamo)(?!\p{L})/iu,
    /(?<!\p{L})(?:devo|dobbiamo|danno|dà|vuole|vogliono|chied\p{L}+|pretend\p{L}+|intima\p{L}*|ho)(?!\p{L})/iu,
  ],
  nl: [
    /(?<!\p{L})(?:ik|wij|we|mij|me|ons)(?!\p{L})/iu,
    /(?<!\p{L})(?:moet|moeten|wil|willen|eist|eisen|krijg|krijgen|geeft|geven|heb|hebben|termijn)(?!\p{L})/iu,
  ],
  ja: [/と(?:言|書|あ)|届|来/u],
}

/** Longer than this, in days, it is the law that is asked about. */
const MOST_DAYS = 60

/** The first limit in a sentence in which the person says that they must keep it. */
export function toldLimitAbroad(
  { language }: Letter,
  stated: readonly StatedDeadline[],
): StatedDeadline | null {
  const words = TOLD[language]
  if (!words) return null
  return (
    stated.find(
      ({ iso, relativeDays, unit, quote }) =>
        (relativeDays === null ? iso !== null : relativeDays <= MOST_DAYS && unit !== 'months') &&
        words.every((one) => one.test(quote)),
    ) ?? null
  )
}
