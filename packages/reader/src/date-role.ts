/** Says what a date is by the words that govern it: the limit, the hearing, the paper's own date, the event, or none of these. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

import { LIMIT_AFTER_DAY, LIMIT_BEFORE_DAY, POWER_USED_ON } from './cues/limit-words.ts'
import { OF_PAPER_ABROAD } from './date-role-abroad.ts'
import { cuedRole } from './date-role-by-cue.ts'
import type { At, Scene } from './date-role-by-cue.ts'
import { roleUnderHead } from './due-column.ts'
import { AT_TIME, placeRole } from './hearing-day.ts'
import type { Sides } from './hearing-day.ts'
import { toldInJapanese } from './japanese-told-days.ts'
import { toldRoleInEnglish } from './labelled-days.ts'
import type { Letter } from './letter.ts'
import { endsWindow } from './open-window.ts'
import { leftOf, rightOf } from './sentence.ts'

/** The role of one date, or undefined where no words give it one. `previous` is the date before it in the text, with its role. */
export function roleOfDate(scene: Scene, at: At): DateRole | undefined {
  const { text } = scene.letter.working
  if (endsWindow(text, at.date)) return 'deadline'
  const left = leftOf(text, at.date.start).slice(-130)
  const whole = rightOf(text, at.date.end).slice(0, 130)
  const right = whole.slice(0, 70)
  const told = toldOutright(scene, at, { left, right, whole })
  const role = told ?? roleBySides(scene, at, { left, right, whole })
  return role === 'deadline' && BEGINS_THEN.test(left) ? 'other' : role
}

/** By a label or by words that leave no doubt. */
function toldOutright(
  { letter, documentType }: Scene,
  { date }: At,
  sides: Sides,
): DateRole | undefined {
  const { text } = letter.working
  return letter.language === 'en'
    ? toldRoleInEnglish({ ...sides, text, start: date.start, documentType })
    : letter.abroad.toldRole(documentType, { ...sides, text, ...date })
}

/** "De opzeggingstermijn gaat in op", "un préavis prenant cours le": when a time begins. */
const BEGINS_THEN =
  /(?<!\p{L})frist beginnt (?:am|mit dem) $|(?<!\p{L})(?:gaat in|ingaande|prend cours|prenant cours|comienza|empieza|decorre|decorrerà)\s+(?:(?:op|le|el|il|dal|a partire dal)\s+)?(?:\p{L}{4,10},? )?$/iu

function roleBySides(scene: Scene, at: At, { left, right, whole }: Sides): DateRole | undefined {
  const { text } = scene.letter.working
  return (
    endOfStretch(scene, at, limitRole(left, right)) ??
    roleUnderHead(text, at.date) ??
    powerRole(scene, left, whole) ??
    scene.letter.abroad.roleOfDate(scene.documentType, { left, right, whole }) ??
    toldRole(scene.letter, { left, right }) ??
    listRole(text, at) ??
    rangeRole(scene.documentType, text.slice(at.date.end, at.date.end + 14)) ??
    placeRole(scene.letter, {
      start: at.date.start,
      left,
      right,
      whole,
      isTicket: TICKETS.has(scene.documentType),
    }) ??
    cuedRole(scene, { ...at, left, right }) ??
    eventRole(scene.documentType, left, right)
  )
}

function eventRole(type: Scene['documentType'], left: string, right: string): DateRole | undefined {
  return isEvent(type, left, right) ? 'incident' : undefined
}

/** "1. Dezember 2024 bis 30. November 2025", "du 2 mai 2026 au 1er mai 2027": the second day of a stretch of time that is no limit. */
function endOfStretch(
  { letter }: Scene,
  { date, previous }: At,
  role: DateRole | undefined,
): DateRole | undefined {
  if (letter.language === 'en' || !previous || !STRETCHES.has(previous.role)) return role
  return UP_TO.test(letter.working.text.slice(previous.end, date.start)) ? 'other' : role
}

const STRETCHES: ReadonlySet<DateRole> = new Set(['other', 'incident'])
const UP_TO = /^\s{1,3}(?:bis(?: zum)?|au|al|hasta el|fino al|tot(?: en met)?|t\/m|[-–])\s{1,3}$/iu

function limitRole(left: string, right: string): DateRole | undefined {
  if (BILLED_FOR.test(left) && RANGE.test(right)) return undefined
  if (isGoneOrOther(left, right)) return 'other'
  if (LIMIT_BEFORE_DAY.test(left)) return PAID_BEFORE.test(left) ? 'other' : 'deadline'
  if (SAID_AGAIN.test(left)) return 'deadline'
  return LIMIT_AFTER_DAY.test(right) || (/\bon\s$/i.test(left) && UNLESS.test(right))
    ? 'deadline'
    : afterRole(left, right)
}

/** The end of a stretch of time, or a day that has gone by. */
function isGoneOrOther(left: string, right: string): boolean {
  return (
    RANGE_END.test(left) ||
    FIRST_DUE.test(left) ||
    (OWN_LIMIT.test(left) && !LEAVES_HOME.test(right)) ||
    LATE_SINCE.test(right)
  )
}

/** "We have until May 19 to file this lien": the time that the other side has. */
const OWN_LIMIT = /\b(?:we|our client|they|the \p{L}+) (?:have|has) until\s$/iu
/** "We have until 10/20 to be out of the building": whoever tells of it must leave. */
const LEAVES_HOME =
  /^ to (?:leave|move|vacate|pack|(?:be|get) out|find (?:a|an|another|somewhere))\b/i

/** "Total due 01/04/2025 to 31/03/2026": the time that it is for. */
const BILLED_FOR = /\bdue\s*$/i
const RANGE = /^(?:\s{1,2}(?:to|until)|[ \t]{1,2}-)\s{1,2}(?:\d{1,2}[\s./-]|\p{Lu}\p{Ll}{2})/u

/** "04.01.2026 bis 31.08.2026", "du 1er mars au 31 mars": the end of the time that it is for. */
const RANGE_END =
  /(?:\d[./-]\d{2,4}|(?:vom|von|du|dal|del|van) \d{1,2}\.?(?: \p{L}{3,10})?(?: \d{4})?)\s{1,3}(?:bis(?: zum)?|au|al|hasta el|tot(?: en met)?|t\/m)\s{1,3}$/iu

/** "Date d'échéance initiale": the day that has gone by, of which the letter reminds. */
const FIRST_DUE =
  /(?<!\p{L})(?:initiale?|d'origine|urspr[üu]nglich\p{L}* (?:fällig\p{L}*|zahlungs\p{L}*)(?: am)?|original (?:due date|payment date)|oorspronkelijke \p{L}*datum|scadenza originaria|vencimiento original)[\s:]*$/iu

/** "Fällig am 31.05.2026 (38 Tage überfällig)", "due 3 May - 12 days late": the day that the letter counts from has gone by. */
const LATE_SINCE =
  /^[ \t,;(–-]{1,4}(?:soit |ossia |seit |da |hace |already |now )?\d{1,4} (?:calendar )?(?:days?|tagen?|jours?|giorni|d[ií]as|dagen) (?:overdue|past due|late|überfällig|im verzug|in verzug|verspät\p{L}+|de retard|di ritardo|de retraso|te laat|over tijd|achterstallig)(?!\p{L})|^[\s(]{1,3}\d{1,4}日(?:の)?(?:超過|遅延|経過|滞納)/iu

/** "Binnen 14 dagen na de datum van deze brief, derhalve op", "es decir, el": the day on which a period just told ends. */
const SAID_AGAIN =
  /\d{1,3}\)? (?:\p{L}+ )?(?:days?|tagen?|jours?|giorni|d[ií]as|dagen|weken|wochen|semaines|semanas|settimane)(?!\p{L})[^.\n]{0,70}[,;(–-]? ?(?<!\p{L})(?:i\.e\.|that is|being|es decir|o sea|esto es|ossia|ovvero|cioè|vale a dire|soit|c['’]est[- ]à[- ]dire|derhalve|dus|oftewel|namelijk|d\.h\.|das heißt|also|mithin)[,:]? (?:v[óo]{2}r of |vóór |uiterlijk |antes del? |jusqu['’]au |entro |bis (?:zum )?)?(?:\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?(?: \([A-Z]{3,5}\))? )?(?:op|el|il|le|am|den|on|by)?\s?(?:\p{L}{4,10},? )?$/iu

/** "After 3 June we will pass it on", "si el 3 de junio no hemos recibido": the last day is before the step. */
function afterRole(left: string, right: string): DateRole | undefined {
  const isStep = /^\s*after\s$/i.test(left) && NEXT_STEP.test(right)
  return isStep || (IF_ON.test(left) && NOT_COME.test(right)) ? 'deadline' : undefined
}

const NEXT_STEP =
  /^,? (?:we|our client|i|it|this|your (?:account|file|case|debt)|the (?:account|debt|file|matter|case|charge))\b[^.]{0,12}\b(?:will|shall|may|can)\b/i
const IF_ON =
  /(?:\bsi (?:el|para el|al?)|\bsi (?:au|le)|\bse (?:al|il|entro il)|\bals (?:op|wij op)|\bif,? on|\bist am|\bsollte am)\s$/i
const NOT_COME =
  /^,?[^.]{0,20}\b(?:no (?:hemos|se ha|ha)|nous n'avons|n'avons|non (?:abbiamo|sarà|è)|(?:nog )?niet|geen|kein(?:e|en)?|nicht|we have not|nothing has)\b/i

/** A day on which somebody comes back, cuts off or takes away: the reader must act before. */
function powerRole(
  { documentType, letter }: Scene,
  left: string,
  whole: string,
): DateRole | undefined {
  if (!USES_POWER.has(documentType)) return undefined
  const isCutOff =
    documentType === 'UTILITY_BILL_DEMAND' &&
    letter.language !== 'en' &&
    ON_DAY.test(left) &&
    CUT_BEHIND.test(whole)
  return isCutOff || POWER_USED_ON.test(left) ? 'deadline' : undefined
}

const ON_DAY = /(?<!\p{L})(?:am|ab(?: dem)?|op|vanaf|per)\s(?:\p{L}{4,10},? )?$/iu
/** "Ihre Stromversorgung am … zu unterbrechen", "op … afgesloten": the verb comes last. */
const CUT_BEHIND =
  /^(?:[^.\n]|\.\d){0,70}(?<!\p{L})(?:(?:zu )?(?:unterbrechen|unterbrochen|sperren|gesperrt|abzustellen|abstellen|abgestellt|einzustellen|einstellen|eingestellt|abgeschaltet)|afgesloten|af te sluiten|afsluiten|onderbroken|stopgezet|(?:sluiten|stoppen) (?:wij|we))(?!\p{L})/iu

const USES_POWER: ReadonlySet<DocumentType> = new Set([
  'BAILIFF_NOTICE',
  'EVICTION_NOTICE',
  'UTILITY_BILL_DEMAND',
  'DEBT_COLLECTION_LETTER',
  'TAX_DEMAND',
  'COUNCIL_TAX_DEMAND',
  'PENALTY_CHARGE_NOTICE',
])

/** "We shall take it on 7 November unless you have told us": the last day to act. */
const UNLESS =
  /^,? unless (?:an (?:appeal|objection) is made|you|we (?:have )?(?:hear|heard|receive|received|get))\b/i

/** "Any payments made before 3 July are not included": no limit. */
const PAID_BEFORE = /\bpayments? (?:made|received|sent)\b[^.]{0,24}$/i

/** "Le 12 janvier vous avez commandé": what the reader did. Japanese reminders name the day that has gone by. */
function toldRole(
  letter: Letter,
  { left, right }: { left: string; right: string },
): DateRole | undefined {
  if (letter.language === 'ja') return toldInJapanese(letter.working.text, { left, right })
  return TOLD_DAY.test(left) && DONE.test(right) ? 'incident' : undefined
}

const TOLD_DAY = /^\s*(?:on|le|am|el|il|op)\s$/i
const DONE =
  /^,? (?:you (?:have )?(?:\w+ed|bought|made|took|placed|gave|left|did|told|went|sent|got|had|were|came|wrote|drove|sold|spoke|used|began|drew|let|lent|paid|put|ran|said|saw|wore|broke|hit)|vous avez|haben sie|ha usted|usted(?! debía)|ha|heeft u|hai|avete)\b/i

/** "28 February, 28 March and 28 April", "1 April to 31 March": one word governs them all. */
function listRole(text: string, { date, previous }: At): DateRole | undefined {
  if (!previous || previous.role === 'letter') return undefined
  const gap = text.slice(previous.end, date.start)
  return gap.length < 16 && /^(?:,| and| or| to| -|, and)\s+(?:\p{L}{3,6}day,? )?$/iu.test(gap)
    ? previous.role
    : undefined
}

/** "1 April 2025 to 31 March 2026": the time that a bill is for. */
function rangeRole(documentType: DocumentType, right: string): DateRole | undefined {
  return RANGE.test(right) && !TICKETS.has(documentType) ? 'other' : undefined
}

const TICKETS: ReadonlySet<DocumentType> = new Set(['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'])

/** Papers about one event: on a day that nothing else names, it happened. */
const ABOUT_EVENT: ReadonlySet<DocumentType> = new Set([
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
  'COURT_CLAIM',
  'LETTER_BEFORE_CLAIM',
  'CONSUMER_CONTRACT_DISPUTE',
  'INSURANCE_DECISION',
  'PPL_PRS_BILL',
])
const HAPPENED =
  /\b(?:on|between|when|where)[:\s]{0,14}(?:\p{L}{3,6}day,?\s)?(?:\d{1,2}(?:st|nd|rd|th)? (?:and|to|-) )?$/iu
const HAPPENED_ABROAD = /(?<!\p{L})(?:am|le|el|el día|il giorno|op)\s(?:\p{L}{4,10},? )?$/iu
function isEvent(documentType: DocumentType, left: string, right: string): boolean {
  return (
    ABOUT_EVENT.has(documentType) &&
    !OF_PAPER_ABROAD.test(left) &&
    (HAPPENED.test(left) || HAPPENED_ABROAD.test(left) || AT_TIME.test(right))
  )
}
