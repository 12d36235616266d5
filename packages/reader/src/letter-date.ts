/** Tells which of a letter's dates is its own. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { isProse } from './blocks.ts'
import type { Line } from './blocks.ts'
import { isoOf } from './found-date.ts'
import type { DateParts, FoundDate } from './found-date.ts'
import { lineAt } from './letter.ts'
import type { Letter } from './letter.ts'

/** The paper's own date: labelled, else alone in the head, else told in a sentence or by the officer at the door. */
export function settleLetterDate(
  letter: Letter,
  dates: readonly FoundDate[],
  documentType: DocumentType,
): FoundDate[] {
  const isOfOther = (date: FoundDate): boolean =>
    isOfMatter(letter, date) || (CHASES.has(documentType) && isOfBill(letter, date))
  const named = dates.filter((date) => date.role === 'letter' && !isOfOther(date))
  const signed = named.filter((date) => isUnderHand(leftOf(letter, date)))
  const own = signed.length > 0 ? signed : named.filter((date) => !isAside(letter, date))
  const free = dates.filter((date) => !date.isGoverned && !isOfOther(date))
  const head =
    own.length > 0
      ? undefined
      : (free.find((date) => fillsColumn(letter, date, dates)) ??
        named.find((date) => !isProse(lineAt(letter.lines, date.start)?.text ?? '')) ??
        free.find((date) => isAlone(letter, date)) ??
        named[0] ??
        dates.find((date) => date.role === 'incident' && isOfVisit(letter, date, documentType)) ??
        onlyEvent(letter, dates, documentType) ??
        byItsOwn(letter, dates, documentType))
  return dates.map((date) => {
    if (date === head) return { ...date, role: 'letter' }
    return date.role === 'letter' && !own.includes(date)
      ? { ...date, role: isOfCharge(letter, date) ? 'incident' : 'other' }
      : date
  })
}

/** The day of a bill, of a paper that is no reminder, or of the service. */
function byItsOwn(
  letter: Letter,
  dates: readonly FoundDate[],
  documentType: DocumentType,
): FoundDate | undefined {
  const isFirst = !CHASES.has(documentType)
  return (
    dates.find((date) => date.day > 0 && isOfOwnBill(letter, date)) ??
    dates.find((date) => isFirst && isOfBill(letter, date)) ??
    dates.find((date) => isOfService(letter, date)) ??
    dates.find((date) => isOfThisPaper(letter, date))
  )
}

/** "Rechnung Nr. 18 vom 4. November" as a heading: a bill that prints no other day is written on it. */
function isOfOwnBill(letter: Letter, date: FoundDate): boolean {
  const line = lineAt(letter.lines, date.start)
  return (
    line !== undefined &&
    line.text.length <= 80 &&
    /^(?:rechnung|facture|factura|fattura|factuur|invoice)\b/i.test(line.text)
  )
}

/** Papers that chase a bill: its day is not theirs. */
const CHASES: ReadonlySet<DocumentType> = new Set(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'])

/** "Data fattura: 08.07.2025", "Rechnungsdatum". */
function isOfBill({ working: { text } }: Letter, { start, end }: DateParts): boolean {
  const left = text.slice(Math.max(0, start - 80), start)
  return BILL_DATE.test(left) || (BELOW_BILL.test(left) && OVER_SUM.test(text.slice(end, end + 40)))
}

const BILL_DATE =
  /(?<!\p{L})(?:invoice date|date of (?:the )?invoice|rechnungsdatum|datum der rechnung|date (?:de (?:la )?)?facture|fecha (?:de (?:la )?)?factura|data (?:della )?fattura|factuurdatum|datum (?:van de )?factuur|請求(?:書発行)?日)[\s:：]*$/iu

/** "Zugestellt am:", "Notificata il": an act that prints no other day of its own bears that on which it was served. */
function isOfService({ working }: Letter, { start, day }: DateParts): boolean {
  return day > 0 && SERVED_ON.test(working.text.slice(Math.max(0, start - 40), start))
}

const SERVED_ON =
  /(?:^|\n|[.;] |\d [-–] )[ \t]*(?:zugestellt|zustellung|notificat[oa]|notificad[oa]|signifiée?|notifiée?|betekend|remise?)[ \t]*(?:am|il|el|le|op|in data)?[ \t]*:?[ \t]*$/iu

/** "Con fecha 17 de noviembre se ha dictado la presente providencia": a paper that tells its own day in a sentence. */
function isOfThisPaper({ working }: Letter, { start, end, day }: DateParts): boolean {
  return (
    day > 0 &&
    (MADE_AFTER_DAY.test(working.text.slice(end, end + 80)) ||
      TODAY.test(working.text.slice(Math.max(0, start - 24), start)) ||
      MADE_BEFORE_DAY.test(working.text.slice(Math.max(0, start - 80), start)))
  )
}

/** "Your employment ends today, 16 November 2026". */
const TODAY =
  /(?<!\p{L})(?:today(?:['’]s date)?|(?:mit )?heute|aujourd['’]hui|hoy|oggi|vandaag),? \(?(?:(?:the|den|dem|le|el|il|op) )?(?:\p{L}{4,10},? )?$/iu

const MADE_AFTER_DAY =
  /^,?\s+(?:se ha (?:dictado|emitido|expedido)|se (?:dicta|dictó|emite|expide)) (?:la|el|esta|este) presente(?!\p{L})|^,?\s+(?:è stat[oa] (?:emess[oa]|redatt[oa])|si emette) (?:il|la|questo|questa) presente(?!\p{L})|^,?\s+a été (?:émise?|établie?|dressée?) (?:le|la) présente?(?!\p{L})/iu
const MADE_BEFORE_DAY =
  /(?<!\p{L})(?:la|el|le|il|the) (?:presente|présente?|present) \p{L}+ (?:ha sido|fue|è stat[oa]|a été|was) (?:dictad[oa]|emitid[oa]|expedid[oa]|emess[oa]|redatt[oa]|émise?|établie?|dressée?|issued|made)\s+(?:el|con fecha|il|in data|le|on)(?: día)?\s+$/iu

/** "Factuur Nr.: 2026/0188" over "Datum:" over "Bedrag:": the day of that bill. */
const BELOW_BILL =
  /(?:^|\n)[ \t]*(?:rechnung|facture|factura|fattura|factuur)[^\n:]{0,12}:[^\n]{1,30}\n[ \t]*(?:datum|date|fecha|data)[ \t]*:[ \t]*$/iu

const OVER_SUM =
  /^[ \t]*\n[ \t]*(?:bedrag|betrag|montant|importe|importo|vervaldatum|fällig\p{L}*|échéance|scadenza|vencimiento)(?!\p{L})/iu

/** A notice left on a vehicle is written on the day of its one event; one that is served comes weeks later. */
function onlyEvent(
  { language, working }: Letter,
  dates: readonly FoundDate[],
  documentType: DocumentType,
): FoundDate | undefined {
  if (documentType !== 'PARKING_TICKET' && documentType !== 'PENALTY_CHARGE_NOTICE')
    return undefined
  if (language !== 'en' && IS_SERVED.test(working.text.slice(0, 12_000))) return undefined
  if (IS_LATER.test(working.text.slice(0, 12_000))) return undefined
  const [first, ...others] = dates.filter(({ role }) => role === 'incident')
  return others.every((date) => isoOf(date) === (first && isoOf(first))) ? first : undefined
}

/** A reminder is written weeks after the event. */
const IS_LATER =
  /\b(?:final|second|first|last|charge) reminder\b|\breminder notice\b|\b(?:we|our client) (?:have )?(?:already |previously )?(?:wrote|written) to you\b/i

const IS_SERVED =
  /(?:dalla|della|di) notific|(?:der|die|nach|seit) zustellung|la notification|la notificaci[oó]n|notificaci[oó]n de (?:la )?(?:denuncia|sanci[oó]n|propuesta)|de betekening/iu

/** A card that an officer or a collector leaves carries the day of the call. */
function isOfVisit(letter: Letter, date: FoundDate, documentType: DocumentType): boolean {
  if (documentType === 'BAILIFF_NOTICE') return true
  return /\b(?:date of (?:call|visit)|(?:called|visited|attended) on)\W*(?:\p{L}{3,9},? )?$/iu.test(
    letter.working.text.slice(Math.max(0, date.start - 40), date.start),
  )
}

/** A date told in running text, of an invoice or of the service: the paper's own only where nothing better is printed. */
function isAside(letter: Letter, date: FoundDate): boolean {
  const line = lineAt(letter.lines, date.start)
  const left = letter.working.text.slice(Math.max(0, date.start - 44), date.start)
  return (
    (line !== undefined && isProse(line.text)) ||
    /\b(?:charge[- ]?off(?: date)?|last payment(?: on the account)?|opened|expiry date|invoice date|service(?: of this (?:notice|certificate))?|served|issued)[^\n]{0,12}$/i.test(
      left,
    )
  )
}

/** "Given under my hand this 8th day of May", "served on you today, 3 November": the day on which somebody writes. */
export function isUnderHand(left: string): boolean {
  return UNDER_HAND.test(left)
}

function leftOf({ working }: Letter, { start }: DateParts): string {
  return working.text.slice(Math.max(0, start - 90), start)
}

const UNDER_HAND =
  /\b(?:under my (?:official )?hand|witness my hand|in witness whereof|issued and given)\b[^.]{0,50}\b(?:this|on)(?: the)?\s$|\b(?:served|delivered|handed|posted|left|signed|issued|called|attended|visited)\b[^.\n]{0,40}\btoday,?\s\(?$/i

/** The day of a meeting or of a sum, which the letter is about. */
function isOfMatter({ working }: Letter, { start }: DateParts): boolean {
  const left = working.text.slice(Math.max(0, start - 70), start)
  return INVITES_FOR.test(left) || BALANCE_ON.test(left)
}

/** "Einladung zur Mitgliederversammlung am": the day of the meeting. */
const INVITES_FOR =
  /(?<!\p{L})(?:einladung|termin|erinnerung|invitation|convocation|rappel|invitación|convocatoria|cita|invito|convocazione|appuntamento|uitnodiging|afspraak)(?!\p{L})[^\n]{0,40} (?:am|on|le|du|el|del|il|op|van)\s$/iu
/** "Con un saldo pendiente a fecha de": on which a debt is counted. */
const BALANCE_ON =
  /(?<!\p{L})(?:saldo|solde|saldenstand|sald[io]|balance)(?!\p{L})[^\n]{0,24} (?:a fecha de|en date du|al|per|as (?:at|of))\s$/iu

/** "Date de l'avis de contravention :": when the notice was written. */
const OF_NOTICE = /date de l['’]avis(?: de contravention)? ?:\s*$/i

/** The day a charge was issued is the day of the event. */
function isOfCharge(letter: Letter, date: FoundDate): boolean {
  if (OF_NOTICE.test(letter.working.text.slice(Math.max(0, date.start - 50), date.start)))
    return false
  return /\b(?:pcn|parking charge|penalty charge|charge(?: number)?:|contravention)[^]{0,60}$/i.test(
    letter.working.text.slice(Math.max(0, date.start - 90), date.start),
  )
}

/** A date in a column of its own, or one that fills its line. */
function fillsColumn(letter: Letter, date: DateParts, dates: readonly DateParts[]): boolean {
  const line = lineAt(letter.lines, date.start)
  if (!line || line.text.length > 160 || isRow(letter, date, line)) return false
  const left = letter.working.text.slice(Math.max(line.start, date.start - 44), date.start)
  const isOfPlace = letter.language !== 'en' && PLACE_IN_COLUMN.test(left)
  if ((isOfPlace || isColumn(left)) && line.index < 14) return !isInTable(letter, line.index, dates)
  return line.text.length - (date.end - date.start) <= 14 && !/[:：]\s*$/.test(left)
}

/** A date with a few words, in a short line outside running text. */
function isAlone(letter: Letter, date: DateParts): boolean {
  const line = lineAt(letter.lines, date.start)
  if (!line || line.text.length > 70 || isRow(letter, date, line)) return false
  const left = letter.working.text.slice(Math.max(line.start, date.start - 24), date.start)
  if (/(?:[:：]|\b(?:from|to|until|for|since|between|in|at|on|by|before|after))\s*$/i.test(left))
    return false
  if (ON_COMING_DAY.test(left)) return false
  return !RUNNING.has(line.block) && (line.block !== 'table' || line.index < 12)
}

/** "Wir kommen am Donnerstag," "op donderdag", "la réunion aura lieu le": nobody writes so of the day of writing. */
export const ON_COMING_DAY =
  /(?<!\p{L})(?:(?:am|bis|ab|vom|zum) \p{L}{3,7}(?:tag|woch|abend),? (?:de[nm] )?|op \p{L}{4,6}dag |(?:a lieu|aur(?:a|ont) lieu|se tient|tiendr(?:a|ont)|ferm(?:e|era)|ouvr(?:e|ira)|commenc(?:e|era)|débute(?:ra)?|repren(?:d|dra)|(?:est|sont) (?:prévue?s?|fixée?s?)|è (?:previst|fissat)[oa]|chiude|apre|inizia|si tiene|ser(?:a|ont)(?: \p{L}+){1,2}|viendr(?:a|ons)|pass(?:era|erons)|avr(?:à|anno) luogo|terr(?:à|anno)|sar(?:à|anno)(?: \p{L}+){1,2}|verr(?:à|anno)(?: \p{L}+){1,2}) (?:le|il)(?: giorno)? (?:\p{L}{4,10},? )?)$/iu

/** A date with a sum behind it, or one that opens an entry. */
function isRow(letter: Letter, date: DateParts, line: Line): boolean {
  return /^:|^\D{0,60}[\d,]+\.\d\d\b/.test(letter.working.text.slice(date.end, line.end))
}

/** Rows above or below with dates of their own make a table. */
function isInTable(letter: Letter, index: number, dates: readonly DateParts[]): boolean {
  return [letter.lines[index - 1], letter.lines[index + 1]].some(
    (line) => line && dates.some(({ start }) => start >= line.start && start <= line.end),
  )
}

/** DateParts of a letter in which a date stands alone only if it fills its line. */
const RUNNING: ReadonlySet<string> = new Set(['body', 'footer', 'subject'])

/** Nothing before the date in its line or column, or its weekday. */
function isColumn(left: string): boolean {
  return left.trim() === '' || /(?:^|\t|  )\s*(?:\p{L}{3,9}day,? )?$/iu.test(left)
}

/** "Az. 4/26        Bochum, den", "Dossier 26-7       Leuven,": where somebody writes, in a column of the head. */
const PLACE_IN_COLUMN =
  /(?:\t| {3,})(?!\p{L}*(?:[Gg]ericht|[Tt]ribunal|[Jj]uzgado|[Rr]echtbank))\p{Lu}[\p{L}'’.-]+(?:[ -/][\p{L}'’.()-]+){0,3},? (?:den |le |lì |il |el |a |op )?$/u
