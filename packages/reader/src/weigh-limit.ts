/** How strongly a time limit asks the reader to act: of several, the strongest leads. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { POWER_USED_ON } from './cues/limit-words.ts'
import { CHOICE } from './join-limits.ts'
import type { Candidate } from './join-limits.ts'
import type { Found } from './last-day.ts'
import { signsOf } from './letter.ts'
import { rankOf, TICKETS } from './limit-purpose.ts'
import { isWitnessSummons } from './unnamed-papers.ts'

/** Words of the sentence that ask for something. */
export const ACTION =
  /\b(?:must|please \w|pay|paid|payment|repaid|repay|propose|give back|refund|dealt with|oppose|reply|respond|response|return|contact|call|telephone|phone|send|complet(?:e|ing)|appeal|protest|representations?|challenge|object|leave|vacate|move out|attend|settle|clear|confirm|verify|act|hear(?:ing)? (?:back )?from you|receive|received|reach|put (?:your|it|this|them|any)\b|in writing\b|apply|dispute|defence|acknowledge|file|require[ds]?|have|due|get in touch|let us know|tell us|provide|submit|remit|expires?|matures|renew|arrange|ask|request|bring|sign|cancel|claim|answer|ring|email|write|until|respect|stop|remove|slips?|resolved?|speak|talk|discuss|visit|rebook|held|log ?in|summons|sue|supply|need to|do (?:one|any|something|this|nothing)|choose|decide|furnish|produce|notify|inform|commence|proceed|say|open|discharge|unpaid|cut.?off|address(?:ed)?|contest|satisf(?:y|ied)|consider|cease|desist|remed(?:y|ied)|rectif(?:y|ied)|repair|replace)/i
const SECONDARY =
  /\b(?:file a defence|prepare a defence|28 days (?:to|from)|after a further|a further|then|driver|keeper|name and address|if we (?:reject|refuse|turn)|popla|independent appeals|tribunal|dispute resolution|if you (?:ask|request)|complain|judgment|credit file|register|copy|increase[ds]?|valuation (?:office|tribunal)|if you do not|charge certificate)\b/i

/** "If you do have a licence, please send us its number within". */
const HAS_PAID_FOR_IT =
  /\bif you (?:do )?(?:already )?have (?:an? |the )?(?:valid )?(?:licen[cs]e|permission|proof of)\b/i

/** "Una vez transcurrido el plazo de", "nach fruchtlosem Ablauf von": what follows when another time is over. */
const AFTERWARDS =
  /(?<!\p{L})(?:transcurrid[oa]s?|vencid[oa]|nach (?:fruchtlosem |erfolglosem )?ablauf|à l'expiration|passé|trascors[oi]|decors[oi]|na (?:het )?verstrijken)(?: (?:de(?:l|r)?|el|il|d'un|einer|van|este|un))*(?: (?:plazo|délai|termine|termijn|frist))?(?: (?:de|di|von|van))?\s*$/iu

const ONCE_OVER = /^を(?:経過|過ぎ)/

/** "Na de opzegging binnen 2 maanden", "après la décision": a step that opens only once somebody has acted or decided. */
const AFTER_THE_ACT =
  /(?<!\p{L})(?:na (?:de|een|het|uw|die|onze) (?:opzegging|ontslag|beslissing|besluit|uitspraak)|nach (?:der|einer|dieser|unserer) (?:kündigung|entscheidung)|après (?:le|votre|un) licenciement|après (?:la|notre|cette) décision|tras (?:el|su) despido|tras (?:la|esta|nuestra) (?:resolución|decisión)|dopo (?:il|la|un|una|nostra) (?:licenziamento|decisione|provvedimento))(?!\p{L})/iu

export type Weighing = { sentence: string; at: number; offset: number; bonus: number }

/** The limit with how strongly it asks the reader to act. */
export function candidate(found: Found, stated: StatedDeadline, weighing: Weighing): Candidate {
  const { sentence, at, bonus } = weighing
  const left = sentence.slice(0, weighing.offset)
  const checks = [
    [true, 4 + bonus + rankOf(stated, weighing)],
    [
      /\b(?:must|required|require|please|unless|you (?:now )?have|you should|should (?:reach|be)|ask|is to be|are to)\b/i.test(
        sentence,
      ),
      1.5,
    ],
    [ACTION.test(sentence) || found.letter.abroad.duties.action.test(sentence), 1],
    [stated.what === 'pay_discount', -3],
    // What happens from a day on is second to a day by which something is asked.
    [POWER_USED_ON.test(left), -1.5],
    [stated.relativeDays === 28 && TICKETS.has(found.documentType), 1],
    [SECONDARY.test(left), -2],
    // Whoever has paid already shows it; the others read on.
    [HAS_PAID_FOR_IT.test(left), -3],
    [AFTERWARDS.test(left), -2],
    // "発した日から10日を経過した日までに…されないときは": the law's own words, second to a new day beside them.
    [ONCE_OVER.test(sentence.slice(weighing.offset)), -1],
    [AFTER_THE_ACT.test(left), -4],
    // "If it is not paid within 28 days" repeats a limit to say what follows.
    [/\bnot (?:been )?paid\s*(?:within|in)\s*$/i.test(left), -1.5],
    [/\b(?:that|the|those) same [^.]{0,16}$/i.test(left), -3],
    [stated.what === 'attend', ofAttendance(found, stated)],
    [stated.what === 'appeal' && found.documentType === 'PARKING_TICKET', 0.5],
    [isSecondAppeal(found, sentence), 4],
    [ENDS_WORK.has(found.documentType), ofEndedWork(stated, sentence)],
    // Who is to leave by a day reads that first; the time to dispute the notice is beside it.
    [isTimeToDispute(found, { stated, sentence }), -4],
    [isTimeToContest(found, { stated, sentence }), 3],
    [/\bdispute the validity\b/i.test(sentence), -1.5],
    // "Pay within 5 days, or move out by": the first of two acts comes first.
    [stated.relativeDays !== null && CHOICE.test(sentence), 1.5],
    // An objection in fewer days than the payment: the earlier act holds the position.
    [stated.what === 'appeal' && found.documentType === 'BAILIFF_NOTICE', 1],
    [found.documentType === 'STATUTORY_DEMAND' && stated.relativeDays === 18, 2.5],
    // Who leaves the class gets nothing: the day to claim comes first.
    [isWayOut(found, sentence), -3],
    [FOR_THE_DOCTOR.test(sentence), -5],
    [/\bmatures?\b/i.test(sentence), -1],
    [
      signsOf(found.letter, 'past_deadline').length > 0 &&
        /\b(?:ignore|disregard)\b/i.test(sentence),
      -4,
    ],
  ] as const
  const score = checks.reduce((sum, [isTrue, weight]) => sum + (isTrue ? weight : 0), 0)
  return { ...stated, score, at }
}

/** "A peer-to-peer review may be requested within 14 days": what the doctor may ask of the plan, beside the appeal of the reader. */
const FOR_THE_DOCTOR =
  /\bpeer[- ]to[- ]peer\b|\b(?:doctors?|physicians?|providers?|prescribers?|clinicians?|dentists?|hospital|practitioner) (?:may|can|could|has|have|is entitled to)\b(?![^.]*\byou\b)[^.]{0,80}\b(?:request|ask|call|speak|discuss|talk|reconsideration|submit|send)\b/i

/** Papers of a case have their day in court; other papers speak of one beside what they ask. A witness must come on the day. */
function ofAttendance({ documentType, letter }: Found, { iso }: StatedDeadline): number {
  if (OF_CASE.has(documentType)) return 0
  return iso !== null && isWitnessSummons(letter) ? 3 : -3
}

const OF_CASE: ReadonlySet<DocumentType> = new Set([
  'COURT_CLAIM',
  'COUNCIL_TAX_DEMAND',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
])

/** Of a class action the day to opt out or to object, beside the day to claim. */
function isWayOut({ letter: { working } }: Found, sentence: string): boolean {
  return (
    WAY_OUT.test(sentence) && !CLAIMS.test(sentence) && OF_CLASS.test(working.text.slice(0, 8000))
  )
}

const WAY_OUT =
  /\b(?:opt(?:ing|s)?[- ]out|exclu(?:de|ding) (?:yourself|themselves)|(?:leave|get out of) the (?:class|settlement)|request (?:for )?exclusion|object(?:s|ing|ions?)?)\b/i
const CLAIMS = /\b(?:claim forms?|(?:submit|file|make|send)(?: in)? (?:a|your) claim)\b/i
const OF_CLASS =
  /\bclass (?:action|members?|counsel|settlement)\b|\bsettlement (?:class|administrator|fund)\b|\bcollective proceedings\b|\bmember of the class\b/i

/** "If you do not apply in time you are presumed to accept": then nothing else in the notice is as pressing. */
const LOST_BY_SILENCE =
  /\b(?:presumed|deemed|considered|taken|treated as) (?:to have |having |to )?accept|\b(?:lose|lost|forfeit|waive)[sd]? (?:the|your|any|all) rights? to (?:dispute|challenge|contest|oppose|object)\b/i

/** Two weeks or more to bring a notice to leave before a tribunal. */
function isTimeToDispute(
  { documentType, letter }: Found,
  { stated, sentence }: { stated: StatedDeadline; sentence: string },
): boolean {
  return (
    documentType === 'EVICTION_NOTICE' &&
    (stated.relativeDays ?? 0) >= 14 &&
    !LOST_BY_SILENCE.test(letter.working.text.slice(0, 6000)) &&
    /\b(?:tribunal|board|dispute|validity|challenge)\b/i.test(sentence)
  )
}

/** "Innert 30 Tagen nach Empfang angefochten": a notice that ends a home months ahead stands for good once that time is over. */
function isTimeToContest(
  { documentType, letter }: Found,
  { stated, sentence }: { stated: StatedDeadline; sentence: string },
): boolean {
  if (documentType !== 'EVICTION_NOTICE' || stated.iso !== null || (stated.relativeDays ?? 99) > 60)
    return false
  if (letter.language !== 'en') return CONTESTS.test(sentence)
  return DISPUTES.test(sentence) && LOST_BY_SILENCE.test(letter.working.text.slice(0, 6000))
}

const DISPUTES = /\b(?:dispute|challenge|contest|oppose|object|appl(?:y|ies|ication))\b/i
const CONTESTS =
  /(?<!\p{L})(?:angefochten|anfecht\p{L}+|einwendungen|erstreckung|contest(?:ée?|er|ation)|contestat[ao]|contestare|impugnat[ao]|protrazione)(?!\p{L})/iu

/** Of a dismissal the appeal is the right that runs out; the insurer's offers come last. */
function ofEndedWork({ what }: StatedDeadline, sentence: string): number {
  return (
    (what === 'appeal' ? 2 : 0) -
    (KEEPS_COVER.test(sentence) ? 2 : 0) -
    (HANDS_BACK.test(sentence) && OF_THE_FIRM.test(sentence) ? 3 : 0)
  )
}

/** "Bitte geben Sie den Dienstausweis bis Freitag zurück": what belongs to the employer, beside a right of the reader. */
const HANDS_BACK =
  /(?<!\p{L})(?:(?:return|hand|give|bring)(?:ed|ing)?\b[^.]{0,60}|zurück(?:zu)?geb\p{L}*|rückgabe|(?:geben|händigen) sie(?:[^.]|\.\d){0,80} (?:ab|zurück|aus)|abzugeben|restitu\p{L}+|rendre|remettre|devolver|devuelv\p{L}+|entreg\p{L}+|riconsegn\p{L}+|inlever\p{L}*|in te leveren|lever\p{L}* [^.]{0,60} in|terug(?:bezorg|gev|geef)\p{L}*|zwrot\p{L}*|zwróc\p{L}*)(?!\p{L})/iu
const OF_THE_FIRM =
  /(?<!\p{L})(?:keys?|laptops?|equipment|uniforms?|badges?|phones?|company (?:property|car|vehicle)|\p{L}*schlüssel|dienst\p{L}+|arbeits(?:kleidung|mittel)|firmen(?!name)\p{L}+|\p{L}*ausweis|clés|matériel|tenue|véhicule|ordinateur|llaves|uniforme|vestuario|equipo|chiavi|divisa|attrezzatur\p{L}*|sleutels|bedrijfs\p{L}+|werk(?:kleding|materiaal)|odzież\p{L}*|identyfikator\p{L}*|klucz\p{L}*)(?!\p{L})/iu

/** "Cover may be converted if you apply within 31 days": what an insurer offers to somebody who leaves, beside what the employer asks. */
const KEEPS_COVER =
  /\b(?:cover(?:age)?|insurance|polic(?:y|ies)|plan|benefits?|pension|shares|options)\b[^.]{0,80}\b(?:convert(?:ed|ing)?|conversion|continue|continuation|keep|elect|transfer(?:red)?|exercised?|ported|portab\w+)\b|\b(?:convert|elect|exercise|transfer|port)\b[^.]{0,50}\b(?:cover(?:age)?|insurance|polic(?:y|ies)|plan|pension|options)\b/i

const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])

/** A firm that has refused an appeal names the next one: that time counts. */
function isSecondAppeal(found: Found, sentence: string): boolean {
  if (!TICKETS.has(found.documentType)) return false
  return (
    /\b(?:popla|independent appeals|tribunal|adjudicator)\b/i.test(sentence) &&
    /\b(?:unable to cancel|(?:not able|decided not|cannot|can't|refuse) (?:to )?cancel|accept our decision|declined|rejected|rejection|unsuccessful|turned down|decided that the charge|not upheld|uphold the charge)\b/i.test(
      found.letter.working.text.slice(0, 12_000),
    )
  )
}
