/** Dates and periods that ask nothing of the reader: settled, offered, or in a paper that demands nothing. */
import type { FoundDate } from './found-date.ts'
import { isGoneBy } from './japanese-told-days.ts'
import type { Found } from './last-day.ts'
import type { FoundPeriod } from './scan-periods.ts'

/** What the sender will do, or what is over. */
export const SETTLED =
  /\b(?:if you have (?:already |recently )?(?:made|paid)|already (?:made|paid)|payments? (?:made|received) (?:before|after|since)|(?:in|over|within) the (?:last|past|previous)|disregard this|ignore this (?:letter|notice)|we (?:reply|answer|respond|write back)|we(?:['’]ll| will| aim to| shall| can| may| try to) (?:respond|reply|take (?:it|this) off|credit|write|acknowledge|contact|send|let you|answer|decide|hold|keep|review|refund|process|investigate|pay (?:you|it|this|the money))|and will (?:refund|repay|credit|send)|you will (?:receive|hear|have our|get)|financial ombudsman(?![^.]*\byou must do so within\b)|ombudsman|for six years|six years|remain on your|clear(?:s|ed)? (?:your|the) (?:account|bank)|allow (?:up to )?(?:\d|three|five|seven)|cooling.off|we (?:then )?have (?:\w+ ){1,2}(?:days|weeks|months)|previously|was not paid|was due|(?:did|have)(?: not|n['’]t) (?:yet )?received? (?:your |the |a )?(?:\w+ )?payment (?:of [£$€][\d.,]+ )?due (?:on )?(?:the )?(?:\p{L}{3,9} )?\d{1,2}|were due|fell due|had until|will be (?:taken|collected)|has passed|expired on|supposed to|should have|(?:lines?|office|offices|branch|we) (?:is |are )?open (?:from|until)|office hours|\b(?:is|are|will be) refunded|refunds? (?:is|are|will be)|of receiving your|(?:can |may )?takes? (?:up to |about )?\d|takes? (?:up to|about)|stayed|(?<!\bhas )sent you|wrote to you|last date for service|(?<!\b(?:tenants?|tenancy|occup(?:iers?|ied)|home|there|here) )since|change your mind|cancel (?:this|your) order|will not (?:have|need) to pay)\b/iu
/** What the reader may do and need not. */
export const OPTIONAL =
  /\b(?:change your mind|(?<!\b(?:we|will|may|shall|must) )cancel (?:this|your) (?:order|agreement|policy)|cooling.off|right to cancel|if you pay[^.]{0,40}within (?:one|1|a) (?:calendar )?month|if you(?:'d| would) (?:like|prefer|rather)(?! to (?:accept|settle))|(?:saved|kept) (?:for you )?until|if not, you can|you can close|if you (?:change|move)|if your circumstances change|(?:tell us|let us know) (?:with)?in \d+ days (?:if|of any)|if (?:the|any|these|your) (?:\w+ ){0,3}(?:are|is) (?:wrong|incorrect|not (?:right|correct)),? (?:please )?(?:tell us|let us know)|no longer qualify)\b/i

/** A time to bring goods back is the reader's to use or not. */
const RETURNS =
  /\b(?:can|may) (?:be )?return(?:ed)?\b|\breturn(?:ed|s)? (?:unused|goods|items|within)\b|\bfor a (?:full )?refund\b|\bnext \w+ is due\b/i

/** The heading of minutes; "1. Minutes of the last meeting" is a point of an agenda. */
const MINUTES =
  /(?<!\d[.)]? {0,3})\bminutes of\b(?! (?:the |our )?(?:(?:last|previous|preceding|prior|earlier) |(?:19|20)\d\d))/i

/** In a paper that demands nothing, a date is a limit only where something is asked. */
export function isIdle(found: Found, sentence: string): boolean {
  if (found.documentType !== 'OTHER') return false
  const isMinutes = MINUTES.test(found.letter.working.text.slice(0, 400))
  return (
    isMinutes ||
    RETURNS.test(sentence) ||
    (!(found.letter.language !== 'en' && found.letter.abroad.duties.act.test(sentence)) &&
      !/\b(?:must|please|call|ring|back (?:to us )?(?:by|before)|hear from you|let us know|tell|required?|due|renew|runs out|(?:m\.?o\.?t\.?|rego|permit)\b[^.]{0,40} expires|(?:nominations|registrations?|enrolments?|entries|bids|bookings|motions|proxies|proxy forms?|votes|ballots?|forms)\b[^.]{0,44} (?:clos(?:e|es|ing)|reach|(?:be|are) (?:received|lodged|sent|with))|matures|return|reply|book|apply|applications|payment|payable|appeal|respond|closing date|offer ends|need to do|reconsideration|object|challenge|protest|request (?:an?|it)\b|ask for (?:an?|it)\b|(?:we|i) (?:will|shall) wait|an answer|(?:to|must) pay\b|pay (?:the |it |this |by |before |within |[£$€])|repaid|repay|give back|refund|put (?:it |this |that )?right|(?:dis)?agree|choose|hearing|home visit|attend|confirm|stop|take down|remove|do this by|(?:not|no) (?:achieved|improve\w*)|asks? (?:that )?(?:you|me|us)|remedy|rectify|send (?:it|us|me|them|in)|observations|comments|submit|claim forms?|(?:file|make|send in) (?:a|your) claim|hold until|on hold until|held (?:for you )?(?:at [^.\n]{3,40} )?until|pick(?:ed)? (?:it |them |this )?up (?:by|before|until)|collect(?:ed)? (?:it |them |this )?(?:by|before|(?:with)?in \d+)|(?:hope|hopeful|expect|trust|look forward)\b[^.]{0,60}\b(?:resolved?|repair(?:ed|s)?|fixed|completed?|carried out|settled?)|you have \d+ (?:calendar |working )?days)\b/i.test(
        sentence,
      ))
  )
}

/** "U dient uw rekening binnen 14 dagen te voldoen" among what holds for all patients: nobody is greeted, and no sum or day is named. */
export function isHouseRule({ documentType, dates, letter: { lines, working } }: Found): boolean {
  if (documentType !== 'OTHER' || dates.length > 0) return false
  if (lines.some(({ block }) => block === 'salutation') || ANY_SUM.test(working.text)) return false
  return FOR_ALL.test(working.text.slice(0, 12_000))
}

const ANY_SUM = /[£€$¥] ?\d|\d ?(?:€|eur\b|euros?\b|chf\b|円)|\b(?:eur|chf) ?\d/i
const FOR_ALL =
  /(?<!\p{L})(?:our|unsere[nr]?|nos|nuestr[oa]s|nostr[ie]|onze) (?:patients?|customers|clients?|members|guests|patient(?:en|innen)|kund(?:en|innen)|mitgliedern?|gästen?|adhérents|élèves|pacientes|clientes|soci[ao]s|soci|pazienti|clienti|patiënten|klanten|leden|gasten)(?!\p{L})/iu

function isLeftToReader(sentence: string, after: string): boolean {
  return OPTIONAL.test(sentence) && !/\byou must\b/i.test(sentence) && !LAPSES.test(after)
}

/** What is offered until a day is gone after it: that day counts. */
const LAPSES =
  /^if (?:i|we) (?:have|do) not (?:heard|hear|had)\b|^[^.]{0,60}\b(?:offer|proposal)\b[^.]{0,40}\b(?:lapses?|expires?|ends?|withdrawn|no longer)\b/i

/** Settled already, offered and not asked, or in a paper that asks nothing. */
export function isNoDuty(
  found: Found,
  { sentence, upTo, after }: { sentence: string; upTo: number; after: string },
): boolean {
  const said = sentence.slice(0, upTo)
  const isSettled =
    [SETTLED, LASTS, STAYS_OPEN].some((one) => one.test(said)) && !/\bmust\b/i.test(sentence)
  const isTheirs =
    found.documentType === 'SCAM_LETTER' && /\bwarrant\b[^.]*\bwill be\b/i.test(sentence)
  return (
    isSettled ||
    isTheirs ||
    isOfOtherParty(sentence) ||
    isOthers(said) ||
    isLeftToReader(sentence, after) ||
    isIdle(found, sentence)
  )
}

/** "Your contract runs until", "interest is frozen until": how long something lasts. */
const LASTS =
  /\b(?:still be (?:shut off|disconnected|cut off)|valid|in effect|in force|contract|tenancy|lease|policy|cover|membership|prices?|interest|judgment|register|breathing space|offices?|branch|closed|frozen)\b(?:(?!\byou )[^.]){0,40}\b(?:until|till)\b[^.]{0,40}$/i
/** "Our assistance line remains open to you until": help that is there, and nothing to be done. */
const STAYS_OPEN =
  /\b(?:lines?|helplines?|hotlines?|programmes?|programs?|services?|counselling|support|assistance|advice)\b[^.]{0,40}\b(?:remains?|stays?|is|are|will (?:be|remain|stay)) (?:open|available)(?: to you)? (?:until|till)\b[^.]{0,40}$/i
const PLANS =
  /\b(?:surveyor|engineer|inspector|assessor|adviser|case ?worker|someone|somebody|a member of (?:our|the) team|colleague|courier|technician|council|clients?|insurers?|court|ombudsman|creditor|lender|landlord|bank) (?:will|expects?|hopes?|aims?|plans?) (?!accept|take|settle|hear (?:the|this|your) )(?:to )?\w+[^.]{0,60}$/i

/** "Our client expects to decide by", "the funds must be released within": what somebody else means to do, or has to. */
export function isOthers(said: string): boolean {
  if (PAID_BACK.test(said)) return true
  // "6 Marine Court will": an address, and nobody who acts.
  return (
    PLANS.test(said.replace(/\b\d+\p{L}? (?:\p{Lu}\p{Ll}+ ){1,3}Court\b/gu, ' ')) &&
    !/\b(?:unless|if|should|must|pay|paid|payment|failing)\b/i.test(said)
  )
}

const PAID_BACK =
  /\blandlord (?:may|can) ?not (?:make|bring|start)\b|\bmust be (?:released|returned to you|refunded|paid back|sent to you)\b|\bmay (?:instead )?issue\b[^.]{0,60}\bif paid\b/i

/** "The claimant must pay the hearing fee by": the other side's duty. */
function isOfOtherParty(sentence: string): boolean {
  return (
    /\b(?:claimant|pursuer|applicant|plaintiff)s? (?:must|shall|should|has to|is to)\b/i.test(
      sentence,
    ) && !/\b(?:defendant|respondent|defender|you|your|part(?:y|ies))\b/i.test(sentence)
  )
}

/** "Le tiers détenteur est tenu de verser les fonds": what a bank or an employer must do whose money is seized. */
export const OF_WHO_HOLDS_MONEY =
  /(?<!\p{L})(?:tiers (?:détenteur|saisi)s?|drittschuldner(?:in)?|terzo pignorato|tercer[oa] (?:poseedor[a]?|retenedor[a]?)|derde-?beslagene)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:est tenue?|doit|dispose|muss|hat|ist verpflichtet|deve|è tenut[oa]|debe|está obligad[oa]|moet|dient|is verplicht)(?!\p{L})/iu

/** "Eight weeks' notice" is what the employer gives, not what the reader must keep; a "six-week trial" is a treatment. */
export function isNoticePeriod(found: Found, period: FoundPeriod): boolean {
  const after = found.letter.working.text.slice(period.end, period.end + 40)
  if (OF_WHAT.test(after)) return true
  if (/^ (?:window|trial|waiting period|course|programme?)\b/i.test(after)) return true
  if (found.documentType !== 'DISMISSAL_LETTER' && found.documentType !== 'REDUNDANCY_NOTICE')
    return false
  const before = found.letter.working.text.slice(Math.max(0, period.start - 60), period.start)
  return (
    /^'?s?'? (?:paid )?notice\b/i.test(after) || OF_NOTICE.test(before) || NOTICE_IS.test(before)
  )
}

/** "4 days of accrued vacation", "six weeks of physiotherapy": how much of a thing, and no time to act. */
const OF_WHAT =
  /^ (?:of|worth of) (?:(?:\w+|(?:accrued|unused|untaken|unpaid|paid|earned|annual|remaining|sick|parental|maternity|back|but|and|,)(?: (?:accrued|unused|untaken|unpaid|paid|earned|annual|remaining|sick|but|and)){1,3}) )?(?:treatment|therapy|care|physiotherapy|pay|wages|salary|vacation|holidays?|leave(?! (?:being|to|is|was))|pto|severance)\b/i
/** "The effective notice period for this termination is": the employer's own. */
const NOTICE_IS =
  /\bnotice (?:period|entitlement|requirement)\b[^.;\n]{0,40}\b(?:is|was|of|will be|equals|:) ?$/i

/** "Unter Einhaltung der Kündigungsfrist von", "moyennant un préavis de": what the employer keeps. */
const OF_NOTICE =
  /(?<!\p{L})(?:kündigungsfrist|unter einhaltung (?:der|einer) [^.\n]{0,30}frist|délai de congé|préavis|preaviso|preavviso|opzeg(?:gings)?termijn)(?: (?:von|de|d'|di|van)(?: \p{L}{3,12})?)?\s$/iu

/** A period that runs for others, only if something comes first, or as long as a daily charge. */
export function isNoTimeToAct({ documentType }: Found, before: string): boolean {
  return (
    [OF_ALL_BILLS, OWN_TIME, DAY_BY_DAY, GROWS_IF_UNPAID, TELLS_OF_DAY].some((one) =>
      one.test(before),
    ) ||
    (documentType !== 'COURT_JUDGMENT' && AFTER_JUDGMENT.test(before))
  )
}

/** "Invoices that remain unpaid for 45 days are suspended": a rule for everybody's, told beside the reader's own. */
const OF_ALL_BILLS =
  /\b(?:invoices|bills|accounts|charges|balances) (?:that|which) (?:are|remain|stay|go|have been)\b[^.]{0,30}$/i

/** "If we have not settled your complaint within eight weeks": the time that the sender has. */
const OWN_TIME =
  /\b(?:if|where|unless|should) (?:we|I) (?:have|do|can|are|cannot|fail)(?: not|n['’]t)?(?: \w+ly)?(?: (?:able )?to)? ?(?:settled?|resolved?|deal(?:t)?|answer(?:ed)?|decided?|completed?|given? you|issued? (?:you )?(?:a|our|its)|sen[dt] (?:you )?(?:a|our|the) (?:final|written|full|decision|response|reply)|finish(?:ed)?|repl(?:y|ied)|respond(?:ed)?|investigated?|put (?:it|things|this))\b[^.]{0,70}$/i

/** "£10 for each day, up to a maximum of 90 days": how long it grows. */
const DAY_BY_DAY =
  /\b(?:(?:each|every|per|a) (?:further |extra |additional )?day|daily)\b[^.]{0,50}\b(?:up to|for|maximum of|(?:a )?limit of)(?: (?:a )?(?:maximum|total)(?: of)?)? ?$/i

/** "From 1 May 2025 (3 months after the deadline)": which day that was. */
const TELLS_OF_DAY = /\b(?:19|20)\d\d \($/

/** "A 5% penalty on any tax still unpaid 30 days after": when more is added. */
const GROWS_IF_UNPAID =
  /\b(?:penalty|penalties|surcharge|interest|late fee|\d ?%)\b[^.]{0,70}\b(?:unpaid|outstanding|owing|not paid) (?:at |for )?$/i

/** "If a judgment is made and you do not pay it within one month": after a case that has not been brought. */
const AFTER_JUDGMENT =
  /\b(?:if|where|once|should|unless)\b[^.]{0,60}\b(?:judge?ments?|ccjs?|decrees?)\b[^.]{0,80}\b(?:not|n['’]t|unpaid|unsatisfied|fail\w*|is paid|pay|paid|satisf\w+|settled?)\b[^.]{0,40}$/i

/** The last day of a job asks nothing of the reader. */
export function isLastDayAtWork(found: Found, date: FoundDate): boolean {
  if (found.documentType !== 'DISMISSAL_LETTER' && found.documentType !== 'REDUNDANCY_NOTICE')
    return false
  return /\b(?:(?:health )?(?:insurance|coverage|cover|benefits)|last (?:working )?day|employment|termination|leave us|finish|prendra fin|endet|finaliza|extinguirá|eindigt|contract op|overeenkomst op|cesserà|concluderà)\b[^.]{0,50}$|(?:満了日|退職日|解雇日|終了日|雇用期間|労働契約(?:\(.{0,14}\))?)[^。]{0,12}$/i.test(
    lineBefore(found, date),
  )
}

/** "Decree granted at: FALKIRK SHERIFF COURT   Date: 16 May", "the judge made an order on": a court that has decided. */
const PAST_DECISION =
  /\b(?:decree|warrant|judgment|order|liability order)\b(?:(?! (?:should|may|might|can|could|will|would|must|not)\b)[^\n]){0,20}\b(?:granted|made|given|issued|dated|obtained)\b|\b(?:judge|court|tribunal|sheriff|magistrates|justices) (?:has )?(?:made|granted|gave|given|issued)\b[^.\n]{0,60}\b(?:order|judge?ment|decree|warrant)\b[^.\n]{0,20} on (?:\p{L}{6,9}day,? )?$/iu

/** "At the hearing on 9 March the judge granted": what was decided there stands behind the day. */
const AT_A_HEARING = /\bhearings? on (?:\p{L}{6,9}day,? )?(?:the )?$/iu
const DECIDED_THERE =
  /^,? (?:the |our |a )?(?:[\p{L}-]+ )?(?:judge|court|tribunal|sheriff|adjudicator|magistrates|justices|panel|board)\b[^.\n]{0,24}\b(?:granted|made|ordered|decided|gave|found|dismissed|awarded|ruled|allowed|said)\b/iu

/** "Your appeal hearing held on": it has been. */
const HELD_ON =
  /\b(?:hearing|meeting|interview)s?,? (?:(?:that|which) )?(?:(?:was |were )?held|took place|you attended) on (?:\p{L}{6,9}day,? )?$/iu

/** "If this notice was served before 1 May 2026": which law holds, and no day to act. */
const SERVED_BEFORE = /\b(?:served|given|issued|signed|made|sent) (?:on or )?(?:before|after)\s*$/i

function lineBefore(found: Found, date: FoundDate): string {
  const left = found.letter.working.text.slice(Math.max(0, date.start - 120), date.start)
  // What the sentence before said of another day is not said of this one.
  return left.slice(left.lastIndexOf('\n') + 1).replace(/^.*\d{4}[.;] (?=\p{Lu})/u, '')
}

/** A Japanese reminder names the day that has gone by; a decree names the day it was granted. */
export function isOver(found: Found, date: FoundDate): boolean {
  const { text } = found.letter.working
  const before = lineBefore(found, date)
  return (
    isGoneBy(text, { left: before, right: text.slice(date.end, date.end + 6) }) ||
    [PAST_DECISION, HELD_ON, SERVED_BEFORE].some((one) => one.test(before)) ||
    (AT_A_HEARING.test(before) && DECIDED_THERE.test(text.slice(date.end, date.end + 90)))
  )
}
