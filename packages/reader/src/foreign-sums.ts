/** Sums written in words in the languages beside English: "zweihundertfünfzig Euro", "mille deux cents euros". */

import { kanjiSums } from './kanji-numbers.ts'

type Parts = Readonly<Record<string, number>>

/** The pieces of number words, also where they are written together. 0 joins; 100 and 1000 multiply. */
const PARTS = {
  de: {
    und: 0,
    ein: 1,
    eins: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sech: 6,
    sieben: 7,
    sieb: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1000,
  },
  fr: {
    et: 0,
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    'quatre-vingts': 80,
    'quatre-vingt': 80,
    nonante: 90,
    cents: 100,
    cent: 100,
    mille: 1000,
  },
  es: {
    y: 0,
    uno: 1,
    un: 1,
    dos: 2,
    dós: 2,
    tres: 3,
    trés: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    séis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieci: 10,
    veinte: 20,
    veinti: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    ciento: 100,
    cien: 100,
    cientos: 100,
    quinientos: 500,
    setecientos: 700,
    novecientos: 900,
    mil: 1000,
  },
  it: {
    e: 0,
    uno: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    tredici: 13,
    quattordici: 14,
    quindici: 15,
    sedici: 16,
    venti: 20,
    vent: 20,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    sessanta: 60,
    settanta: 70,
    ottanta: 80,
    novanta: 90,
    cento: 100,
    mille: 1000,
    mila: 1000,
  },
  nl: {
    en: 0,
    een: 1,
    één: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    dertien: 13,
    veertien: 14,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    tachtig: 80,
    negentig: 90,
    honderd: 100,
    duizend: 1000,
  },
} as const satisfies Record<string, Parts>

type Known = { any: string; parts: Parts; piece: RegExp; sum: RegExp }

const LANGUAGES: ReadonlyMap<string, Known> = new Map(
  Object.entries(PARTS).map(([language, parts]) => {
    const any = Object.keys(parts)
      .toSorted((a, b) => b.length - a.length)
      .join('|')
    return [
      language,
      {
        any,
        parts,
        piece: new RegExp(any, 'giu'),
        sum: new RegExp(
          String.raw`(?<!\p{L})((?:(?:${any})[ -]?){1,12})(?<=[ -])(euros?|franken|francs)(?!\p{L})`,
          'giu',
        ),
      },
    ]
  }),
)

/** Sums below are rather "ein Euro" in a saying than a claim. */
const LEAST = 10

/** Sums in words with their place, in the language of the letter. */
export function readForeignSums(
  text: string,
  language: string,
): { value: number; currency: string; start: number; end: number }[] {
  if (language === 'ja') return kanjiSums(text)
  const known = LANGUAGES.get(language)
  if (!known) return []
  return Array.from(text.matchAll(known.sum), (match) => ({
    value: valueIn(known, match[1] ?? ''),
    currency: /^eur/i.test(match[2] ?? '') ? 'EUR' : 'CHF',
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ value }) => value >= LEAST)
}

function valueIn({ piece, parts }: Known, words: string): number {
  return valueOf(Array.from(words.matchAll(piece), ([one]) => parts[one.toLowerCase()] ?? 0))
}

/** The pieces of a language's number words, for a pattern, and what such words are worth. */
export function wordsOfNumbers(
  language: string,
): { any: string; valueOf: (words: string) => number } | undefined {
  const known = LANGUAGES.get(language)
  return known && { any: known.any, valueOf: (words) => valueIn(known, words) }
}

/** 2, 100, 50 is 250; 1000, 2, 100 is 1200. */
function valueOf(pieces: readonly number[]): number {
  let total = 0
  let group = 0
  for (const piece of pieces) {
    if (piece === 100) group = Math.max(1, group) * 100
    else if (piece === 1000) {
      total += Math.max(1, group) * 1000
      group = 0
    } else group += piece
  }
  return total + group
}
