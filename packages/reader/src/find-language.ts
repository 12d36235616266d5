/** The language of a text, from its script, its commonest small words and, in a short line, its letters. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'

import { UNDERSTOOD } from './cues/rows.ts'
import { addLetterGroups, hasLetterGroups } from './letter-groups.ts'

const SMALL_WORDS = {
  en: 'a i do get the and you of to your is for have this not are with will that it if we by my what how does can when they should has dear please our balance payment',
  de: 'der die und sie das nicht mit ist wir ihnen den zu für von ein bitte ihre haben auf ich habe mein meine mir kann muss wie wenn soll darf bekommen einen strom zzgl abzgl mwst betrag rechnungsbetrag abrechnungszeitraum vertragskonto zaehlernummer nachzahlung abschlag jahresabrechnung betraegt ihr neuer rechnung mahnung forderung gläubiger schuldner zahlungsbefehl gericht frist innert vermieter kaution miete mieterhöhung wohnung heizung schimmel lohn gehalt mich tagen überstunden urlaub gekündigt gefeuert kündigung inkasso jahren gerichtsvollzieher kaputt zahlt bezahlt wurde ohne kein keine keinen nach zurück gegen nun weg trotz vom zum zur beim',
  fr: 'le la les et vous de des est nous pour dans votre que une en pas sur du au ne je mon ma mes puis dois ai que faire comment facture créancier débiteur montant tribunal propriétaire proprio loyer bailleur logement chauffage moisissure huissier dette dettes salaire licencié licenciée viré virée amende préavis remboursement impayé avec sans annulé droit quoi avant merci vos nos aux par sera cette qui',
  es: 'el la los y de que en su no se por para con una del le las si es usted mi me han he puedo puede hago tengo debo mis sin carta factura deuda importe juzgado al lo ante don doña frente sobre conforme euros hace dos como días',
  it: 'il la di e che per non del della con una si le sono entro da al gli vostro suo mio mia mi ho posso devo cosa fare come quanto possono dello nel alla miei fattura debito importo tribunale scadenza ai dei delle alle nella presso euro hanno lo stato stata può capo lavoro affitto stipendio padrone sfratto soldi volo rimborsano rimborsa arrivato arrivata rifiutato ricorso scuola macchina comprato cane sceriffo',
  nl: 'de het een en van u niet is wij dat voor op met uw te zijn aan bij binnen naar ik ben mijn mag moet kan wat hoe nu heb we je jij nog dit dat wil krijg zoals vandaag eind als factuur bedrag herinnering heeft geen betaalt huisbaas verhuurder huur borg baas werkgever loon ontslagen deurwaarder uitkering afgewezen kapot buren boete geld parkeerboete gekregen geweigerd beroep pakket nooit hoeveel mij komt zetten',
  pl: 'i w na nie do się z że jest o państwa prosimy od dnia lub za po przez oraz czy może mój mojego jak mogę mnie mi moja moje mam bez ile gdy już jestem właściciel kaucji szef komornik dostałem dostałam zwolnili robić zrobić mandat mojej moim dług długi windykator siłownia sklep policja były opóźniony odwołany pieniądze wlasciciel moge robic nie',
  cy: 'y yr yn ar eich mae chi gan wedi gyda fod hwn ddim bydd',
  pt: 'o a de que e do da em um para com não uma os no se na por mais sua posso ser meu minha como fazer eu ao dos das pelo pela até seu está são você vossa meu meus minhas ele ela fui tenho tem nao faço faco patrão patrao chefe senhorio aluguel dono dívida divida dinheiro trabalho polícia salário caução recebi despedido despedida demitido demitida demitiu voo sou quer podem pode prazo cartão loja dos uma ao filhos quanto tempo me depois sem nunca chegou perdeu',
  tr: 've bir bu için ile olarak olan size lütfen tarihine kadar değil gerekmektedir bizimle borcunuz sayın toplam gün içinde ödeme ödenmemiştir tarafından saygılarımızla yapılmazsa nedeniyle en geç ne mi mı mu mü ben bana beni benim miyim mıyım var yok sonra önce nasıl neden ama iki üç gün yılda ay ev sahibi sahibim evime patron patronum polis kira kirayı borç borcu zorunda yapabilirim yapmalıyım yapabilir alabilir girebilir edebilir hakkım işten mahkeme mahkemeden maaşımı ödemiyor etmiyor vermiyor icra kredi kartı hasta her beni banka hesabım memuru memurları şirketi borç yüzünden arabama eski hiç annem babam kocam karım oğlum nafaka gelmedi geri asgari ücret ücretten işverenim ödüyor',
  cs: 'a v na se je že do o za prosím dne vás částku nebo pro jsme',
  sv: 'och att det är för med på inte har vi till ni eller från',
  hu: 'az és hogy nem kell ön kérjük vagy meg összeg határidő',
  vi: 'và của cho không là các bạn có để được trong quý',
  lt: 'ir kad yra jūs prašome iki arba su už nuo suma',
  sq: 'dhe të në një për me që është ju nga deri shuma',
  so: 'iyo ee ka ku waa aad haddii lacagta',
  ro: 'și de în la a nu cu pe din pentru este că sunt vă dumneavoastră ați aveți plata rugăm termen',
} as const satisfies Record<string, string>

/** A language whose words we do not know must have so many of its small words; in a short question fewer, of those that are asked in. */
const ENOUGH = 4
const ENOUGH_IN_BRIEF = 2
const BRIEF = 300
const ASKED_IN: ReadonlySet<string> = new Set(['pt', 'tr'])
const CLEARLY = 1.15

const INDEX: ReadonlyMap<string, readonly string[]> = indexWords()

/** What somebody types first: too few small words to be sure by them. */
const A_LINE = 80
const MOST_WORDS = 9
/** What the languages of the chosen country weigh in a line, in small words. */
const OF_COUNTRY = 0.75

/** ISO 639-1 code. English when nothing speaks for another language; in a short line the country's language has a say. */
export function findLanguage(text: string, country?: CountryCode): string {
  const sample = text.slice(0, 20_000)
  const script = scriptOf(sample)
  if (script) return script === 'zh' && country === 'jp' && lineOf(sample) ? 'ja' : script
  const counts = countWordsOf(sample)
  const language = bestOf(counts, sample.length < BRIEF)
  const words = hasLetterGroups(language) ? lineOf(sample) : null
  if (!words) return language
  const add = (one: string, more: number): unknown => counts.set(one, (counts.get(one) ?? 0) + more)
  addLetterGroups(words, add)
  for (const one of country ? COUNTRIES[country].languages : []) add(one, OF_COUNTRY)
  return bestOf(counts, true)
}

/** The words of a text that is one short line. */
function lineOf(sample: string): string[] | null {
  const line = sample.trim()
  if (line.length > A_LINE || line.includes('\n')) return null
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length <= MOST_WORDS ? words : null
}

/** The language with the most words, or enough of them where its words are not known. */
function bestOf(counts: ReadonlyMap<string, number>, isBrief: boolean): string {
  // Portuguese has most small words of Spanish: a language that is not understood must have clearly more than one that is.
  const ranked = Array.from(counts)
    .map(([language, words]) => ({
      language,
      words,
      score: UNDERSTOOD.has(language) ? words * CLEARLY : words,
    }))
    .toSorted((a, b) => b.score - a.score)
  const enough = (language: string): number =>
    isBrief && ASKED_IN.has(language) ? ENOUGH_IN_BRIEF : ENOUGH
  return (
    ranked.find(({ language, words }) => UNDERSTOOD.has(language) || words >= enough(language))
      ?.language ?? 'en'
  )
}

/** How many words, and letters of its own, speak for each language. */
function countWordsOf(sample: string): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (language: string, more: number): unknown =>
    counts.set(language, (counts.get(language) ?? 0) + more)
  for (const [word] of sample.toLowerCase().matchAll(/(?<![\p{L}\d])\p{L}{1,20}(?![\p{L}\d])/gu))
    for (const language of INDEX.get(word) ?? []) add(language, 1)
  for (const [language, words] of OWN_WORDS)
    for (const _word of sample.matchAll(words)) add(language, 1)
  // A name alone makes no language.
  for (const [language, letters] of OWN_LETTERS)
    if (counts.has(language)) add(language, Math.min(sample.match(letters)?.length ?? 0, 3) / 2)
  // A short question may have as many small words of another language; then it is English.
  add('en', 0.5)
  return counts
}

/** How Turkish verbs end, and words in small letters (names have a capital) that no other language here writes so. */
const OWN_WORDS = [
  [
    'tr',
    /\p{L}{2}(?:[ıiuü]yor(?:um|lar|du)?|[ae]m[ıi]yor(?:um)?|[ae]bilir(?:im|ler)?|[ıi]ld[ıi]m?|m[ae]d[ıi]|d[ıiuü]lar)(?!\p{L})/giu,
  ],
  ['tr', /(?<!\p{L})\p{Ll}*[ığ]\p{Ll}*(?!\p{L})/gu],
  ['pl', /(?<!\p{L})\p{Ll}*[łżź]\p{Ll}*(?!\p{L})/gu],
] as const

/** Letters that hardly another language here has. */
const OWN_LETTERS = [
  ['tr', /[ğıİ]/g],
  ['ro', /[ățţ]/g],
  ['pt', /[ãõ]/g],
  ['pl', /[ąęłżźśń]/g],
] as const

/** From Greek to the last script, without the marks and signs that all scripts share. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u2e80-\ud7ff\uf900-\uffef]/

function scriptOf(sample: string): string | undefined {
  if (!OTHER_SCRIPT.test(sample)) return /\p{L}/u.test(sample) ? undefined : 'en'
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  if (letters === 0) return 'en'
  if (count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > letters * 0.1) return 'ja'
  const scripts = [
    ['zh', /\p{Script=Han}/gu],
    ['ar', /\p{Script=Arabic}/gu],
    ['ru', /\p{Script=Cyrillic}/gu],
    ['ko', /\p{Script=Hangul}/gu],
    ['he', /\p{Script=Hebrew}/gu],
    ['th', /\p{Script=Thai}/gu],
    ['gu', /\p{Script=Gujarati}/gu],
    ['ta', /\p{Script=Tamil}/gu],
    ['el', /\p{Script=Greek}/gu],
    ['hi', /\p{Script=Devanagari}/gu],
    ['pa', /\p{Script=Gurmukhi}/gu],
    ['bn', /\p{Script=Bengali}/gu],
  ] as const
  const script = scripts.find(([, pattern]) => count(pattern) > letters * 0.4)?.[0]
  const own = SCRIPT_SHARED.find(
    ([of, , pattern]) => of === script && count(pattern) > letters * 0.01,
  )
  return own?.[1] ?? script
}

/** Letters that only one of the languages of a script has. */
const SCRIPT_SHARED = [
  [
    'ru',
    'uk',
    /[іїєґ]|(?<=\p{L})['’ʼ](?=\p{L})|(?<!\p{L})(?:що|чи|щоб|мене|робити|треба|орендодав\p{L}*|повернув|повернути|хоче|хочуть|можуть|вимагають|борг\p{L}*|рахун\p{L}+|як|вживан\p{L}+)(?!\p{L})/giu,
  ],
  ['ru', 'bg', /ъ/giu],
  ['ar', 'ur', /[ٹڈڑےں]/gu],
  ['ar', 'fa', /[پچژگ]/gu],
] as const

function indexWords(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [language, words] of Object.entries(SMALL_WORDS)) {
    for (const word of new Set(words.split(' ')))
      index.set(word, [...(index.get(word) ?? []), language])
  }
  return index
}
