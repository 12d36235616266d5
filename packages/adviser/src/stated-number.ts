/** Numbers that a person takes to be so: "do I get 60 days" is not confirmed by a rule that gives six months. */

const UNITS = [
  /(?:days?|tagen?|jours?|días?|giorni|dagen|日)/u,
  /(?:weeks?|wochen?|semaines?|semanas?|settimane|weken|週間)/u,
  /(?:months?|monate?n?|mois|meses|mesi|maanden|か月|ヶ月)/u,
  /(?:years?|jahren?|ans|années|años|anni|jaar|年)/u,
] as const
const WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const AMOUNT = String.raw`(\d{1,4}|${WORDS.join('|')})(?: and a half)?[\s-]*(?:working |full |whole |clear )?`
const COUNTED = UNITS.map((unit) => new RegExp(AMOUNT + unit.source, 'giu'))

/** True when the question counts days, weeks, months or years, and the answer counts but never to that number. */
export function saysOtherNumber(question: string, answer: string): boolean {
  const asked = COUNTED.map((pattern) => numbersOf(question, pattern))
  const told = COUNTED.map((pattern) => numbersOf(answer, pattern))
  if (told.every((numbers) => numbers.length === 0)) return false
  return asked.some((numbers, unit) => numbers.some((one) => !told[unit]?.includes(one)))
}

function numbersOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.toLowerCase().matchAll(pattern), ([, amount = '']) => {
    const word = WORDS.indexOf(amount)
    return word === -1 ? amount : String(word)
  })
}
