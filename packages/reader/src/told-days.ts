/** Days abroad that a label or the words beside them leave no doubt about: of a law, of interest, of an accident, of a mail quoted below. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

import type { Sides } from './hearing-day.ts'

/** "Loi n° 78-17 du 6 janvier 1978", "Gesetz vom 18. März 2021". */
const OF_LAW =
  /(?<!\p{L})(?:loi|décret|decret|ordonnance|arrêté|directive|règlement|\p{L}*gesetz(?:es)?|\p{L}*verordnung|legge|decreto|regolamento)(?: (?:\(?\p{Lu}[\p{L}/]{1,8}\)?|n[°º.]{0,2} ?[\d.-]+|modifiée?)){0,3},? (?:du|vom|del) $/iu
/** "Zinsen bis 10.11.2026", "intérêts au", "laufende Zinsen ab dem": how long a sum has grown. */
const OF_INTEREST =
  /(?<!\p{L})(?:\p{L}*zins(?:en)?|intérêts?|interessi)(?!\p{L})[^.\n]{0,40}(?:bis(?: zum)?|ab(?: dem)?|seit(?: dem)?|jusqu'au|arrêtés au|à compter du|depuis le|du|au|al|dal|fino al) $/iu
/** "Unfalldatum:", "Data infortunio     ", "Constat : le": what happened on it. */
const OF_EVENT =
  /(?:^|\n|\t| {2,})[ \t]*(?:data (?:dell['’]|della |del |di )?(?:infortunio|incidente|sinistro|evento|violazione|infrazione)|(?:unfall|schaden|schadens|tat|ereignis|vorfall|vorfalls|feststellungs|verstoß)(?:datum|tag|zeit(?:punkt)?)|(?:datum|tag) de[rs] (?:unfalls?|schadens?|tat|vorfalls?|verstoßes)|tatzeit|date (?:de l['’]|du |des |de la )(?:accident|sinistre|infraction|faits|constat|contrôle|événement)|constat(?:é)?|accertat[oa])(?: \([^)\n]{1,20}\))?[ \t]*:?[ \t]*(?:le |am |il |den |du )?$/iu
/** "Dein Vertrag begann am", "le contrat a pris effet le": from when something runs. */
const OF_BEGINNING =
  /(?<!\p{L})(?:begann|begonnen|beginnt|läuft seit(?: dem)?|besteht seit(?: dem)?|a (?:pris effet|débuté|commencé)|prend effet|è iniziato|ha avuto inizio)(?: (?:am|zum|le|il))? $/iu
/** "Am 12.11.2026 um 20:03 schrieb", "a écrit": a mail that is quoted below. */
const QUOTED_BEHIND =
  /^,? (?:um |à |alle |ore )?\d{1,2}(?:[:.h]\d\d)(?: ?uhr)?,?[^\n]{0,50}(?<!\p{L})(?:schrieb|geschrieben|a écrit|ha scritto)(?!\p{L})/iu
/** "05.09.2026 21:14:08": the second in which something was seen on the net. */
const TO_THE_SECOND = /^[ \t]{1,4}(?:um )?\d\d:\d\d:\d\d(?!\d)/u
/** "M A H N B E S C H E I D   vom", "AVIS D'IMPOSITION du": the title of the paper with its day, alone in a line. */
const OF_TITLE =
  /(?:^|\n)[ \t]*(?:(?:\p{Lu} ){5,}\p{Lu}|\p{Lu}[\p{Lu}'’-]{3,}(?: [\p{Lu}'’-]{1,}){0,5}) {1,4}(?:vom|du|del) $/u
/** "[mer. 11 nov. 2026, 19:47]": what a telephone prints above a message. */
const STAMP_BEFORE = /\[(?:\p{L}{2,10}\.?,? )?$/u
const STAMP_BEHIND = /^,? (?:à |um |alle )?\d{1,2}[:.h]\d\d(?::\d\d)?\]/u
/** "受信: 2026年11月18日": a message is of the day on which it came. */
const RECEIVED = /(?:^|\n)[ \t]*(?:受信|送信|配信|着信)(?:日時?)?[ \t]*[:：][ \t]*$/u
const ENDS_LINE = /^[ \t.]*(?:\n|$)/
/** "Le 3 juin 2026, alors que vous", "Am 3. Juni 2026 haben Sie": what a dismissal blames the reader for. */
const ON_THAT_DAY = /(?:^|\n)[ \t]*(?:[Ll]e|[Aa]m|[Ii]l) (?:\p{L}{4,10},? (?:den )?)?$/u
const BLAMED_BEHIND =
  /^,?(?: (?:vers|à|um|gegen|alle) [^,\n]{2,16},)? (?:alors que vous|vous (?:avez|étiez|vous êtes|n['’]avez|ne vous êtes)|haben sie|sind sie|waren sie|erschienen sie|lei (?:ha|si è|non|era))(?!\p{L})/iu
const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])

/** The role of a day that is told so, or undefined. */
export function toldRoleAbroad(
  documentType: DocumentType,
  { left, right }: Pick<Sides, 'left' | 'right'>,
): DateRole | undefined {
  if ([OF_LAW, OF_INTEREST, OF_BEGINNING].some((one) => one.test(left))) return 'other'
  if (QUOTED_BEHIND.test(right)) return 'other'
  if (STAMP_BEFORE.test(left) && STAMP_BEHIND.test(right)) return 'letter'
  if (RECEIVED.test(left)) return 'letter'
  if (OF_TITLE.test(left) && ENDS_LINE.test(right)) return 'letter'
  return isEvent(documentType, { left, right }) ? 'incident' : undefined
}

function isEvent(
  documentType: DocumentType,
  { left, right }: Pick<Sides, 'left' | 'right'>,
): boolean {
  if (OF_EVENT.test(left)) return true
  if (documentType === 'COPYRIGHT_INFRINGEMENT_LETTER') return TO_THE_SECOND.test(right)
  return ENDS_WORK.has(documentType) && ON_THAT_DAY.test(left) && BLAMED_BEHIND.test(right)
}
