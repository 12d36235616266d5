/** English days that their own label or the words right before them leave no doubt about, whatever else the sentence says. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

import { NAMED_BY_LABEL } from './event-labels.ts'
import type { Sides } from './hearing-day.ts'
import { isUnderHand } from './letter-date.ts'

type Day = Pick<Sides, 'left' | 'right' | 'whole'> & {
  text: string
  start: number
  documentType: DocumentType
}

/** A weekday between a word and its day. */
const WEEKDAY = String.raw`(?:\p{L}{3,6}day,? |(?:mon|tues?|weds?|thur?s?|fri|sat|sun),? )?(?:the )?$`
const before = (words: string): RegExp => new RegExp(words + WEEKDAY, 'iu')

/** "Sent: Friday 23 August 2024 16:30": the head of a mail. */
const SENT = before(
  String.raw`(?:^|\n)[ \t]*(?:sent|received|posted|mailed|e-?mailed|published):[ \t]*`,
)
/** "This charge was served on", "this notice is given to you on": the paper tells its own day. */
const THIS_PAPER = before(
  String.raw`\bthis (?:\p{L}+ ){1,4}(?:is|was|has been) (?:hereby )?(?:served|given|delivered|handed|posted|dated|signed)(?: (?:up)?on (?:you|the (?:tenants?|debtor|defender))| to (?:you|the tenants?)| by (?:hand|post|[^.\n]{3,30}?))? on `,
)
/** "Earliest date you can be required to leave:", "Date by which you must vacate:". */
const LEAVING =
  /(?:^|\n|\t|  )[ \t]*(?!move[ -]in)[^:\n]{0,40}\bdate\b[^:\n]{0,40}\b(?:leave|vacate|quit|move out|give up|possession)\b[^:\n]{0,24}:[ \t]*$/i
/** "You must give the council possession of 4 Tarn Road on". */
const GIVE_UP = before(
  String.raw`\b(?:must|shall|have to|are (?:required|ordered) to|need to) (?:\p{L}+ ){0,2}(?:(?:give|return|hand|deliver|yield|surrender)(?: up| over| back)?|leave|vacate)\b[^.\n]{0,20}\b(?:possession|keys)\b[^.\n]{0,70} (?:on|by|before)(?: or before)? (?:the )?`,
)
/** "The court proceedings will not begin earlier than:", and the day below. */
const EARLIEST =
  /\b(?:proceedings|claim|application|possession)\b[^.\n]{0,40}\b(?:not (?:begin|start|be (?:begun|started|made|issued))[^.\n]{0,20}(?:earlier than|before|until)|no earlier than)[:\s]{1,4}$/i
/** "The termination date is:", "Separation date:": of a home the day to leave, of a job a day that asks nothing. */
const END_LABEL =
  /(?:^|\n|\t|  )[ \t]*(?:the |your )?(?:(?:expected|effective|anticipated|planned|proposed|last|final|first) ){0,2}(?:(?:termination|separation|lay-?off|redundancy|departure|leaving|exit|end|employment end) date|dates? of (?:(?:your|the|first|last|\p{L}+) ){0,2}(?:termination|separations?|lay-?offs?|redundancy|departure|leaving)|(?:last|final) (?:day|working day|day of (?:work|employment)))(?: (?:is|will be|for [^:\n]{2,30}))?[ \t]*:?[ \t]*(?:\p{L}{6,9}day,? )?$/iu
/** "Your group health coverage ends on", "you will be paid until". */
const LASTS_UNTIL = before(
  String.raw`\b(?:coverage|cover|insurance|benefits?|plan|pay|salary|wages|employment|job|role|position|contract|access|enrol?lment|membership|notice period|paid|work(?:ing)?)\b[^.\n]{0,40}\b(?:ends?|end|ending|ceases?|stops?|continues?|continue|runs?|terminates?|expires?|through|until|up to|finish(?:es)?)(?: (?:on|until|through|to|at (?:midnight|the end of)(?: on)?|up to))? (?:and including )?`,
)
const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])
/** "Date of violation:", "Offence date", "Incident date:". */
const OF_VIOLATION =
  /(?:^|\n|\t|  |\. )[ \t]*(?:dates?(?: and time)? of (?:the |this |alleged )?(?:violation|offen[cs]e|contravention|infringement|infraction|incident|accident|loss|event)|(?:violation|offen[cs]e|contravention|infringement|infraction|incident|accident|event) dates?(?: and time)?)[ \t]*:?[ \t]*(?:\p{L}{3,9},? )?$/iu
/** "Penalty order served:", "Notice issued:": the day of this paper. */
const THIS_SERVED =
  /(?:^|\n|\t|  )[ \t]*(?:penalty |infringement |violation |this )?(?:order|notice|citation) (?:served|issued|mailed|sent)(?: on)?[ \t]*:[ \t]*$/i
/** "Date instructed:", "Date of appointment:": when something else was done. */
const OF_ELSE =
  /(?:^|\n|\t|  )[ \t]*date (?:of )?(?:[\p{L}' -]{0,30} )?(?:instructed|appointed|engaged|retained|listed|marketed|advertised|acquired|purchased|bought|joined|hired|employed|registered|incorporated|licensed|built|installed|approved|agreed|applied|requested|received|appointment|instruction|engagement|marketing|employment|joining|hire|registration|installation)(?: [\p{L}' -]{0,30})?[ \t]*:[ \t]*$/iu
/** "When you took out your policy on", "you joined on", "the account was opened on": the contract began. */
const CONTRACT_BEGAN = before(
  String.raw`\b(?:(?:took|taken|take) out|opened|bought|purchased|renewed|set up|applied for|entered into)\b[^.\n]{0,50}\b(?:polic(?:y|ies)|cover|insurance|accounts?|loan|cards?|membership|agreement|plan|mortgage|subscription|contract|warranty)\b[^.\n]{0,30} on |\b(?:joined|signed up|enrolled|moved in)\b[^.,\n]{0,40} on |\b(?:polic(?:y|ies)|cover|account|loan|membership|plan|mortgage|subscription|warranty)\b (?:was |which was )?(?:taken out|opened|bought|set up|incepted|started|began) on `,
)
/** "We intend to apply to the magistrates' court at Tarn on": whoever is named there may come. */
const TO_COURT = before(
  String.raw`\b(?:will|shall|intend(?:s|ing)? to|(?:am|is|are) (?:going|due) to|(?:am|is|are) applying|to be)\b[^.\n]{0,30}\b(?:apply(?:ing)?|application|made?|heard|go(?:ing)?)\b[^.\n]{0,60}\b(?:court|magistrates|justices|sheriff|tribunal)\b[^.\n]{0,60} on `,
)
/** "On 28 October we will ask the magistrates for a warrant": the same with the day first. */
const ON_THE_DAY =
  /(?:(?:^|[\n.] ?)[ \t]*|\b(?:notice|notify you|tell you|inform you|advise you) that,? )on (?:\p{L}{6,9}day,? )?(?:the )?$/iu
const COURT_BEHIND =
  /^,?(?: at [\d.:apm ]{2,8},?)? (?:we|I|the (?:council|supplier|company|landlord)) (?:will|shall|intend to|(?:am|are|is) (?:going|due) to) (?!.{0,90}\b(?:unless|if)\b)(?:be )?(?:ask|apply|go|appl|seek|make|attend)[^.\n]{0,50}\b(?:court|magistrates|justices|sheriff|tribunal)\b/i
/** "Your policy is due for renewal on", "rents fall due on". */
const FALLS_DUE = before(
  String.raw`\b(?:(?:is|are|comes? up|falls?|due) (?:due )?for renewal|renewal is due|(?:subscriptions|fees|dues|rents|premiums|memberships)\b(?:[^.\n]|\.\d){0,50} fall due)(?: again)?(?: on|:) `,
)
/** "Thank you for coming to the meeting on": it has been. */
const HAS_MET = before(
  String.raw`\b(?:thank you for (?:coming|attending|meeting|joining)|as (?:discussed|explained|agreed|mentioned|said) (?:at|in|during)|(?:we|I) (?:met|spoke|discussed)|you (?:attended|came)|(?:following|further to|after) (?:our|the|your) (?:\w+ ){0,2}(?:meeting|interview|hearing|talk|call|conversation|consultation|visit|discussion))\b[^.\n]{0,60} (?:on|of) `,
)
/** "The deadline date was 31 January". */
const HAS_BEEN = before(
  String.raw`\b(?:deadline|closing date|last day)(?: date)?(?: (?:for|to) [^.,\n]{3,50})? was (?:on )?`,
)
/** "To 1 July (the date your return was filed)": what happened then stands behind the day. */
const SAID_BEHIND =
  /^ \((?:the (?:date|day)|when)\b[^)\n]{3,60}\b(?:was|were|filed|sent|received|paid|left|moved|ended|started)\b[^)\n]{0,30}\)/i
/** "Please come to a meeting with me on 12 March at 10am". */
const MEETING = before(
  String.raw`\b(?:(?:come|invited?|inviting you|required|asked|attend|arranged|scheduled)\b[^.\n]{0,40}\b(?:meeting|interview|hearing|appointment with me|consultation))\b[^.\n]{0,50} (?:on|for) `,
)
/** "At 10am", "from 9.30". */
const AT_HOUR = /^,?:? {1,2}(?:at|from|between) \d{1,2}(?:[.:]\d\d| ?[ap]\.?m| ?o['’]clock| noon)/i
/** "You are required to attend the Crown Court at Tarn on". */
const AT_COURT = before(
  String.raw`\b(?:must|shall|required to|ordered to|commanded to|summoned to|asked to|need to|have to)\b[^.\n]{0,30}\b(?:attend|appear|come|report)\b[^.\n]{0,90}\b(?:court|tribunal|as a witness|to testify|to give (?:evidence|testimony))\b[^.\n]{0,90} on `,
)
/** "On 3 June we will apply unless you pay": a day to act before. */
const CONDITION = /^[^.\n]{0,80}\b(?:unless|if you (?:do|have) not|failing)\b/i
/** "Time: 9.30am   Date:", "10.00 am on": the hour before the day. */
const HOUR_BEFORE =
  /\btime[:.]?[ \t]+\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?|noon|hours|hrs)?[ \t,;|]*\n?[ \t]*(?:on|date|day)[:.]?[ \t]+(?:\p{L}{3,6}day,? )?$/iu
const CALLED = /\b(?:attend|appear|hearing|summons(?:ed)?|subpoena|tribunal)\b/i
const BEFORE_COURT = /\b(?:appear|hearing|summons(?:ed)?|subpoena|court|tribunal)\b/i
/** "On 14 March 2026" in a line of its own: when something takes place. */
const ON_ALONE = before(String.raw`(?:^|\n)[ \t]*(?:on|for):? `)
const ENDS_LINE = /^[ \t.,]*(?:\n|$)/

/** The names of a day on which somebody was treated, and words of such papers: "date of service" of a notice is another thing. */
const TREATED = String.raw`(?:date of (?:service|visit|treatment|admission|procedure|care)|(?:service|visit|treatment|admission) dates?|dates? of service)`
const TREATED_LABEL = new RegExp(String.raw`(?:^|\n|\t|  )[ \t]*${TREATED}[ \t]*[:|]?[ \t]*$`, 'iu')
const TREATED_COLUMN = new RegExp(String.raw`^[ \t|]*${TREATED}[ \t]*(?:\||\t| {2,})`, 'iu')
const OF_TREATMENT =
  /\b(?:provider|patient|billed|co-?pay|coinsurance|deductible|member id|physician|doctor|dr\.?|clinic|hospital|procedure|device|prescription|therapy)\b/i

/** What tells a role, most certain first. */
const TOLD: readonly { role: DateRole; holds: (day: Day) => boolean }[] = [
  {
    role: 'letter',
    holds: ({ left }) =>
      [SENT, THIS_PAPER, THIS_SERVED].some((one) => one.test(left)) || isUnderHand(left),
  },
  ...NAMED_BY_LABEL,
  {
    role: 'deadline',
    holds: ({ left }) => [LEAVING, GIVE_UP, EARLIEST].some((one) => one.test(left)),
  },
  { role: 'deadline', holds: (day) => isEndOf(day, 'EVICTION_NOTICE') },
  { role: 'other', holds: isEndOfWork },
  { role: 'incident', holds: isDayOfFlight },
  { role: 'incident', holds: isDayOfDeed },
  { role: 'incident', holds: ({ left }) => OF_VIOLATION.test(left) },
  { role: 'other', holds: ({ left }) => OF_ELSE.test(left) },
  { role: 'incident', holds: (day) => CONTRACT_BEGAN.test(day.left) && isMisstatement(day) },
  { role: 'other', holds: ({ left }) => CONTRACT_BEGAN.test(left) },
  { role: 'incident', holds: isOfTreatment },
  { role: 'incident', holds: isMissedInTable },
  { role: 'deadline', holds: ({ left }) => FALLS_DUE.test(left) },
  { role: 'hearing', holds: ({ left, whole }) => TO_COURT.test(left) && !CONDITION.test(whole) },
  {
    role: 'hearing',
    holds: ({ left, whole }) => ON_THE_DAY.test(left) && COURT_BEHIND.test(whole),
  },
  { role: 'other', holds: ({ left }) => HAS_MET.test(left) },
  { role: 'other', holds: ({ left, right }) => HAS_BEEN.test(left) || SAID_BEHIND.test(right) },
  { role: 'hearing', holds: ({ left, right }) => MEETING.test(left) && AT_HOUR.test(right) },
  { role: 'hearing', holds: ({ left }) => AT_COURT.test(left) },
  { role: 'hearing', holds: (day) => hasHourBefore(day) && CALLED.test(day.text) },
  { role: 'other', holds: hasHourBefore },
  { role: 'other', holds: isAloneBehindOn },
  { role: 'other', holds: isOfAppointment },
  { role: 'other', holds: ({ left }) => TAKEN_FROM.test(left) },
]

/** The role of a day that is told so, or undefined. */
export function toldRoleInEnglish(day: Day): DateRole | undefined {
  return TOLD.find(({ holds }) => holds(day))?.role
}

function isEndOf({ left, documentType }: Day, kind: DocumentType): boolean {
  return documentType === kind && END_LABEL.test(left)
}

/** When a job, its pay or its cover ends: nothing is asked by then. */
function isEndOfWork({ left, documentType }: Day): boolean {
  return ENDS_WORK.has(documentType) && (END_LABEL.test(left) || LASTS_UNTIL.test(left))
}

/** "Flight date: 1 October", "Date of travel": what a carrier or a host decides about happened then. */
function isDayOfFlight({ left, documentType }: Day): boolean {
  return DISPUTED.has(documentType) && OF_FLIGHT.test(left)
}

const DISPUTED: ReadonlySet<DocumentType> = new Set([
  'CONSUMER_CONTRACT_DISPUTE',
  'INSURANCE_DECISION',
])
const OF_FLIGHT =
  /(?:^|\n|\t|  )[ \t]*(?:(?:scheduled )?(?:flight|travel|departure|journey|sailing|train) date|dates? of (?:the |your )?(?:flight|travel|departure|journey|sailing|stay|delivery|collection|repair|visit|appointment|event|disruption))[ \t]*:[ \t]*$/i

/** "Your statements of 8 and 9 February", "you posted on": what somebody is told to stop. */
function isDayOfDeed({ left, documentType }: Day): boolean {
  return documentType === 'CEASE_AND_DESIST' && OF_DEED.test(left)
}

const OF_DEED = before(
  String.raw`\b(?:statements?|posts?|posted|publi(?:shed|cation)|reviews?|comments?|messages?|tweets?|videos?|said|wrote|called|texted|attended|approached|entered|trespass\w*|blocked|parked|threatened|shouted|uploaded|shared|listed|advertised|incidents?)\b[^.\n]{0,150}\b(?:on|of|dated) (?:(?:\d{1,2}(?:st|nd|rd|th)?(?:,| and| to| or| -) ?){1,4}|the )?`,
)

function hasHourBefore({ text, start, documentType }: Day): boolean {
  if (documentType === 'PARKING_TICKET' || documentType === 'PENALTY_CHARGE_NOTICE') return false
  return HOUR_BEFORE.test(text.slice(Math.max(0, start - 70), start))
}

/** "We will take £40 a month, starting with the payment due on": when money begins to be kept back. */
const TAKEN_FROM = before(
  String.raw`\bwe (?:will|shall|are going to) (?:take|deduct|keep back|recover|collect|start (?:taking|deducting))\b[^\n]{0,110}\b(?:starting|beginning|from|first)\b[^.\n]{0,40} (?:on|of|from) `,
)

/** "Date  14 December" over "Time  09.40": when somebody is seen, and not the day of writing. */
function isOfAppointment({ text, start, left }: Day): boolean {
  return (
    DAY_LABEL.test(left) &&
    OVER_HOUR.test(text.slice(start, start + 80)) &&
    !BEFORE_COURT.test(text)
  )
}

const DAY_LABEL = before(String.raw`(?:^|\n)[ \t]*(?:date|day|when)[ \t]*:?[ \t]+`)
const OVER_HOUR = /^[^\n]{4,30}\n[ \t]*(?:time|at|start|arrival)[ \t]*:?[ \t]*\d/i

function isAloneBehindOn({ text, left, right }: Day): boolean {
  return ON_ALONE.test(left) && ENDS_LINE.test(right) && !BEFORE_COURT.test(text)
}

/** An insurer that blames nothing but what was said on that day. */
function isMisstatement({ documentType, text, right }: Day): boolean {
  return documentType === 'INSURANCE_DECISION' && TOLD_US.test(right) && !OF_LOSS.test(text)
}

const TOLD_US = /^,? you (?:told|said|stated|declared|answered|confirmed|gave)\b/i
const OF_LOSS =
  /\b(?:accident|burglary|theft|loss|damage|incident|fire|leak|flood|storm|injury|illness)\b[^.\n]{0,60}\b(?:on|of|dated) (?:\p{L}{6,9}day,? )?\d/iu

/** "Date of service: 12/03/2026" beside a patient or a clinic, or in the column below. */
function isOfTreatment({ text, start, left }: Day): boolean {
  if (!TREATED_LABEL.test(left) && !TREATED_COLUMN.test(headingAbove(text, start))) return false
  return OF_TREATMENT.test(text.slice(Math.max(0, start - 400), start + 400))
}

/** "You have not paid the following instalments:" over a table whose rows begin with their days. */
function isMissedInTable({ text, start }: Day): boolean {
  const heading = headingAbove(text, start)
  if (!DUE_COLUMN.test(heading)) return false
  const above = text.slice(0, text.lastIndexOf(heading, start)).slice(-240)
  return MISSED.test(above)
}

const DUE_COLUMN =
  /^[ \t|]*(?:(?:instal?ments?|payments?|rent|due|repayments?) (?:due )?dates?|dates? due|(?:payment|instal?ment|rent) due)[ \t]*(?:\||\t| {2,})/i
const MISSED =
  /\b(?:not (?:paid|made|received|been (?:paid|made|received))|missed|unpaid|failed to (?:pay|make)|failure to (?:pay|make)|in default|defaulted)\b[^]{0,160}$/i

/** The line above the rows of a table that begin with a day or a number; empty where the day opens no row. */
function headingAbove(text: string, start: number): string {
  const above = text.slice(Math.max(0, start - 900), start)
  const lines = above.split('\n')
  if (!/^[ \t|]*$/.test(lines.pop() ?? '')) return ''
  return lines.findLast((line) => !/^[ \t|-]*(?:\d|$)/.test(line)) ?? ''
}
