/** Words that make a period: numbers in words, what stands before it, and from where it runs. English numbers are in number-words.ts. */

/** Numbers as people write them before days, weeks and months, by language. */
const NUMBERS = {
  de: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
    zwölf: 12,
    vierzehn: 14,
    einundzwanzig: 21,
    dreißig: 30,
  },
  fr: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
    'vingt-quatre': 24,
    trente: 30,
    'quarante-huit': 48,
    soixante: 60,
    'soixante-douze': 72,
  },
  es: {
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    diez: 10,
    quince: 15,
    veinte: 20,
    treinta: 30,
    sesenta: 60,
  },
  it: {
    uno: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    dieci: 10,
    quindici: 15,
    venti: 20,
    trenta: 30,
    quaranta: 40,
    sessanta: 60,
  },
  nl: {
    een: 1,
    één: 1,
    twee: 2,
    drie: 3,
    vijf: 5,
    zes: 6,
    zeven: 7,
    tien: 10,
    veertien: 14,
    twintig: 20,
    dertig: 30,
  },
  ja: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 七: 7, 十: 10, 十四: 14, 三十: 30 },
} as const satisfies Record<string, Record<string, number>>

const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  Object.values(NUMBERS).flatMap((row) => Object.entries(row)),
)

/** The value of a number in words of a language beside English, or undefined. */
export function foreignNumber(word: string): number | undefined {
  return NUMBER_OF.get(word.toLowerCase())
}

/** All of them, longest first, for a pattern. */
export const FOREIGN_NUMBERS: string = Array.from(NUMBER_OF.keys())
  .filter((word) => !/[一-十]/.test(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** "innert 10 Tagen", "dans un délai de huit jours": what offers a period, right before it. */
const OFFERS = {
  de: 'innert|innerhalb(?: (?:von|der|einer frist von))?|binnen(?: einer frist von)?|frist(?: von| beträgt|:)|(?:zahlungs)?ziel(?: von|:)|nächsten|kommenden|sie haben(?: noch)?',
  fr: "dans(?: les| le| la| un)?|sous(?: les)?|d[ée]lai(?: de| d')|endéans(?: les)?|durant|dispos(?:ez|e)(?: encore)? d(?:e|')|vous avez(?: encore)?|prochains|accordons",
  es: 'en(?: el| un)?(?: plazo(?: máximo)? de)?|dentro de(?: los)?|plazo(?: máximo)?(?: de| es de|:)|de los|próximos|tiene|dispone de',
  it: 'entro(?: il termine(?: perentorio| massimo| ultimo)? di| e non oltre| i| gli)?|nel termine(?: perentorio)? di|termine di|nei|ha(?: ancora)?|dispone di|prossimi|decorsi|trascorsi|passati',
  nl: 'binnen(?: een termijn van)?|(?:betaal|betalings|herstel|reactie)?termijn van|(?:u heeft|u hebt|heeft u|hebt u)(?: nog)?|u krijgt(?: nog)?|komende',
} as const satisfies Record<string, string>

export const OFFERED_BY = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(OFFERS).join('|')})\s*$`,
  'iu',
)

/** From where a period runs, said behind it. */
export const RUNS_FROM = {
  service:
    'zustellung|bekanntgabe|signification|notification|notificación|notifica|betekening|mailing|mailed',
  receipt:
    'erhalt|empfang|zugang|réception|recepción|recibo|ricevimento|ricezione|ontvangst|bezorgd|reçu',
  letter:
    'datum dieses|dieses schreibens|présente?|presente|dagtekening|diese[rs] (?:mahnung|brief\\p{L}*)|heden|deze (?:brief|aanmaning)|heute|vandaag|hoy|oggi',
} as const satisfies Record<string, string>

/** Japanese says it before the period: "本書面到達後7日以内". */
export const RAN_FROM = [
  { from: 'service', cue: /送達[^。\n]{0,12}$/ },
  { from: 'receipt', cue: /(?:到達|受領|受け取|到着)[^。\n]{0,12}$/ },
] as const
