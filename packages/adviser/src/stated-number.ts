/** Numbers that a person takes to be so: "do I get 60 days" is not confirmed by a rule that gives six months. */

const UNITS = [
  /(?:days?|tagen?|jours?|días?|giorni|dagen|日)/u,
  /(?:weeks?|wochen?|semaines?|semanas?|settimane|weken|週間)/u,
  /(?:months?|monate?n?|mois|meses|mesi|maanden|か月|ヶ月)/u,
  /(?:years?|jahren?|ans|années|años|anni|jaar|年)/u,
] as const
/** One to twelve as they are written in each language that is read; where two languages share a word, they mean the same by it. */
const WORDS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'ein(?:en?|er|es)? zwei drei vier f(?:ü|ue)nf sechs sieben acht neun zehn elf zw(?:ö|oe)lf',
  'une? deux trois quatre cinq six sept huit neuf dix onze douze',
  'una? dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'una? due tre quattro cinque sei sette otto nove dieci undici dodici',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
].map((words) => words.split(' '))
const WORD = WORDS.flat().join('|')
const AMOUNT = String.raw`(?<![\p{L}\d])(\d{1,4}|${WORD})(?: and a half)?[\s-]*(?:working |full |whole |clear )?`
const COUNTED = UNITS.map((unit) => new RegExp(AMOUNT + unit.source, 'giu'))

/** True when the question counts days, weeks, months or years, and the answer counts but never to that number. */
export function saysOtherNumber(question: string, answer: string): boolean {
  const asked = COUNTED.map((pattern) => numbersOf(question, pattern))
  const told = COUNTED.map((pattern) => numbersOf(answer, pattern))
  if (told.every((numbers) => numbers.length === 0)) return false
  return asked.some((numbers, unit) => numbers.some((one) => !told[unit]?.includes(one)))
}

function numbersOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.toLowerCase().matchAll(pattern), ([, amount = '']) => digitsOf(amount))
}

function digitsOf(amount: string): string {
  for (const words of WORDS) {
    const at = words.findIndex((word) => new RegExp(`^(?:${word})$`, 'u').test(amount))
    if (at !== -1) return String(at + 1)
  }
  return amount
}
