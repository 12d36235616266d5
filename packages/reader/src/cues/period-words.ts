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
    neun: 9,
    zehn: 10,
    zwölf: 12,
    vierzehn: 14,
    fünfzehn: 15,
    zwanzig: 20,
    vierundzwanzig: 24,
    achtundvierzig: 48,
    sechzig: 60,
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
    onze: 11,
    treize: 13,
    quatorze: 14,
    seize: 16,
    'vingt-huit': 28,
    six: 6,
    sept: 7,
    huit: 8,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
    'vingt-quatre': 24,
    trente: 30,
    'vingt et un': 21,
    'quarante-cinq': 45,
    'quatre-vingt-dix': 90,
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
    doce: 12,
    catorce: 14,
    quince: 15,
    veinte: 20,
    veinticuatro: 24,
    treinta: 30,
    cuarenta: 40,
    'cuarenta y ocho': 48,
    sesenta: 60,
  },
  it: {
    un: 1,
    uno: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    dieci: 10,
    quattordici: 14,
    quindici: 15,
    venti: 20,
    ventiquattro: 24,
    quarantotto: 48,
    novanta: 90,
    trenta: 30,
    quaranta: 40,
    sessanta: 60,
  },
  nl: {
    een: 1,
    één: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    tien: 10,
    acht: 8,
    twaalf: 12,
    veertien: 14,
    vijftien: 15,
    twintig: 20,
    eenentwintig: 21,
    achtentwintig: 28,
    vierentwintig: 24,
    achtenveertig: 48,
    zestig: 60,
    dertig: 30,
  },
  pl: {
    dwóch: 2,
    trzech: 3,
    czterech: 4,
    pięciu: 5,
    sześciu: 6,
    siedmiu: 7,
    ośmiu: 8,
    dziesięciu: 10,
    czternastu: 14,
    dwudziestu: 20,
    'dwudziestu jeden': 21,
    trzydziestu: 30,
  },
  ja: {
    一: 1,
    二: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    十: 10,
    十四: 14,
    二十: 20,
    三十: 30,
    六十: 60,
  },
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
  de: '(?:ablauf|ende|schluss) des|nach ablauf von|innert|innerhalb(?: (?:von|der))?|(?:innerhalb|binnen|innert)(?: einer(?: \\p{L}+)? \\p{L}*frist von)?(?: längstens| höchstens| spätestens)?|\\p{L}*frist(?: (?:dafür|hierfür|dazu))?(?: von| beträgt|:)|weniger als|spätestens(?: in| nach)|(?:zahlungs)?ziel(?: von|:)|nächsten|kommenden|sie haben(?: noch)?|(?:geben|setzen|räumen) (?:wir |ich )?ihnen(?: noch)?|letzten? \\p{L}+ von|gib(?:t|st) (?:mir|uns)(?: noch| nur)?|habe (?:jetzt |nur |noch )+',
  fr: "fin du|dans(?: les| le| la| un)?|sous(?: les)?|d[ée]lai(?: \\p{L}+){0,2}(?: de| d'| ?:)|moins de|avant|passé(?: les)?|endéans(?: les)?|durant|dispos(?:ez|e)(?: encore)? d(?:e|')|vous avez(?: encore)?|(?:me|nous|lui) (?:donn|laiss|accord)\\p{L}+|il (?:me|nous) reste|n['’]ai que|n['’]avons que|prochaine?s|accordons|vous (?:laissons|donnons)|suspendue?s?(?: de plein droit)?",
  es: 'fin(?:al)? del|en(?: el| un)?(?: plazo(?: máximo)? de)?|dentro de(?: los)?|plazo(?: \\p{L}+){0,5}(?: de| es de| ?:)|durante(?: los)?|menos de|antes de|de los|(?:en (?:las?|los?) )?(?:pr[óo]xim[oa]s?|siguientes)|tiene|dispone de|términos?(?: \\p{L}+){0,2} de|le(?:s)? (?:damos|concedemos|otorgamos|doy|concedo)|(?:tengo|tenemos)(?: solo| sólo)?|me (?:da|dan|dieron|han dado|quedan?)|nos (?:da|dan|dieron|quedan?)',
  it: 'fine del|entro(?: e non oltre)?(?: i| gli| le)?|termine(?: \\p{L}+){0,2} di|meno di|prima di|termine(?: \\p{L}+){0,4} ?:|nei|hai?(?: ancora)?|dispone di|(?:nelle |entro le |nei |entro i )?(?:prossim[ie]|successiv[ie])|(?:le|vi) (?:diamo|concediamo|assegniamo)(?: un(?: \\p{L}+){1,2} di)?|decorsi|trascorsi|passati|(?:mi|ci) (?:dà|danno|hanno dato|restano|concedono)',
  nl: 'einde van de|binnen(?: de)?(?: een(?: \\p{L}+)? termijn van)?(?: uiterlijk| maximaal)?|\\p{L}*termijn(?: van| bedraagt| ?:)?(?: maximaal)?|minder dan|uiterlijk|(?:u heeft|u hebt|heeft u|hebt u)(?: nog)?|u krijgt(?: nog)?|komende|(?:geven|stellen) (?:wij |we )?u(?: nog| graag)?|gee?(?:ft|ven) (?:me|mij|ons)(?: nog)?|krijg(?:t|en)?(?: ik)?(?: nog)?|(?:ik|we|wij) (?:heb|hebben)(?: nog| maar)?|(?:ge|opge)schorst',
  pl: 'w (?:ciągu|terminie)',
} as const satisfies Record<string, string>

/** "Recurso de reposición: un mes", "Bezwaar: 6 weken": a right with its time behind it. */
const RIGHTS =
  'plazo|alegaciones|rec(?:ursos?|lamaci(?:ón|ones))|ricors[oi]|opposizion[ei]|recours|contestation|opposition|einspruch|widerspruch|beschwerde|einsprache|rekurs|bezwaar|beroep|verzet'

export const OFFERED_BY = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(OFFERS).join('|')}|(?:${RIGHTS})(?: \p{L}+){0,2} ?:)\s*$`,
  'iu',
)

/** From where a period runs, said behind it. */
export const RUNS_FROM = {
  service:
    'zustellung|bekanntgabe|eröffnung|(?:nach|seit|ab)(?: der| dieser)? mitteilung|signification|notification|notificaci[óo]n|notificada|notificazione|notifica|betekening|bekendmaking|doręczeni[aeu]|(?:na|vanaf|sedert|sinds|op)(?: de| deze)? (?:kennisgeving|kennisname|aanzegging)|mailing|mailed',
  receipt:
    'erhalt|empfang|zugang|eingang|(?:nach|ab|seit)(?: der)? (?:aushändigung|übergabe)|r[ée]ception|(?:de|d[èe]s|apr[èe]s)(?: la| sa)? (?:remise|(?:première )?présentation)|recepci[óo]n|recibo|(?:desde|tras|a partir de|siguientes? a|después de|de)(?: la| su)? entrega|ricevimento|ricezione|ricevut[ao]|(?:dalla|dopo la)(?: sua)? (?:consegna|comunicazione)|otrzymani[aeu]|odebrani[aeu]|odbioru|(?:nadat|zodra) (?:u|je|jij)[^.\\n]{0,50}(?:ontvangen|gekregen)|(?:nachdem|sobald) Sie[^.\\n]{0,50}(?:erhalten|bekommen)|apr[èe]s (?:avoir|que vous (?:avez|ayez|aurez)) reçu|haber recibido|aver(?:e)? ricevuto|ontvangst|bezorgd|bezorging|(?:na|vanaf)(?: de)? (?:aanbieding|overhandiging|uitreiking)|reçue?',
  letter:
    'datum dieses|dieses schreibens|date d.(?:envoi|émission)|(?<!, (?:il|la|el|le) )pr[ée]sente?|fecha de esta|dagtekening|datum van deze|diese[rs] (?:mahnung|brief\\p{L}*)|heden|deze (?:brief|aanmaning)|heute|vandaag|hoy|oggi',
} as const satisfies Record<string, string>

/** Japanese says it before the period: "本書面到達後7日以内". */
export const RAN_FROM = [
  { from: 'service', cue: /送達[^。\n]{0,12}$/ },
  { from: 'receipt', cue: /(?:到達|受領|受け取|到着)[^。\n]{0,12}$/ },
  { from: 'letter', cue: /発(?:送|付|行)?した(?:日|翌日)[^。\n]{0,12}$/ },
] as const
