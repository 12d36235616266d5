/** An office decides about a benefit, and wants nothing back: refused, cut, stopped, closed or changed. English only; other languages have cues for it. */
import type { Letter } from './letter.ts'

const WINDOW = 6000

/** What offices pay, by the names that it has in countries that write English. */
const BENEFIT =
  /\b(?:universal credit|benefits?|allowances?|personal independence payment|pip|esa|jsa|dla|adp|disability (?:payment|pension|compensation)|child payment|(?:pension|tax) credits?|council tax (?:reduction|support)|income (?:support|assistance)|housing (?:payment|assistance|assistance payment|choice voucher)|blue badge|free school meals|welfare fund|crisis grant|support (?:payment|fund)|snap|food (?:stamps|assistance)|calfresh|calworks|medicaid|medi-?cal|medicare savings|tanf|wic|liheap|ssi|ssdi|social security|unemployment (?:insurance|compensation)|(?:cash|public|medical) assistance|child ?care (?:subsidy|assistance)|veterans|employment insurance|ei|ontario works|odsp|aish|old age security|guaranteed income supplement|income supplement|jobseeker(?:['’]?s)?(?: payment| support)?|carer payment|parenting payment|youth allowance|age pension|state pension|family tax benefit|rent assistance|ndis|sole parent support|supported living payment|accommodation supplement|exceptional needs payment|medical card|working family payment|one-parent family payment|your (?:award|checks|claim))\b/i

const NO =
  "not (?:been )?(?:entitled|eligible|awarded|successful|approved|granted|qualif\\w+)|(?:cannot|can[’']?t|can not|unable to|not able to|will not|won[’']?t|do(?:es)? not|don[’']?t|decided not to) (?:\\w+ ){0,2}?(?:award|pay|get|help|offer|qualify|approve|grant|be (?:paid|awarded|given))|(?:no longer|not) (?:disabled|entitled|eligible|qualif\\w+|able to get|have limited capability)|not a person with a disability|do(?:es)? not meet|not met|fit for work|refused?|denied|disallowed|rejected|turned down|declined|unsuccessful|disqualified|sanction(?:ed)?"
const STOPS =
  '(?:stopp(?:ed|ing)|ended|ending|clos(?:ed|ing)|cancel+(?:ed|ing)|suspend(?:ed|ing)|withdr(?:awn|awing)|terminat(?:ed|ing)|discontinued|reduc(?:ed|ing)|lowered|cut)|(?:will|to|is going to) (?:stop|end|cease|go down|change|be (?:less|lower|different|stopped|ended|closed|reduced|cut|terminated|suspended))|(?:has|have) (?:changed|gone (?:up|down))|(?:go|goes|going|went) (?:up|down)|new (?:monthly|weekly|fortnightly) (?:payment|amount|rate)|you (?:scored|got) \\d'
/** The words in which it decides. */
export const DECIDED = new RegExp(`\\b(?:${NO}|${STOPS})\\b`, 'i')

/** How to have it changed: an office that decides says so. */
const RECOURSE =
  /\b(?:appeal|protest|reconsider\w*|re-?determination|review|look(?:ed)? at (?:it|this|that|our|the|your)\b[^.\n]{0,30}\bagain|(?:fair|administrative|state) hearing|a hearing|disagree|(?:do not|don['’]t) agree|(?:think|believe) (?:that )?(?:this|it|the|our|we)\b[^.\n]{0,30}\b(?:wrong|mistake|incorrect))\b/i
const OFFICE =
  /\b(?:department|dwp|dss|dhs|jobcentre|hmrc|revenue (?:and|&) customs|council|social security|social protection|social services|services australia|centrelink|work and income|studylink|service canada|canada revenue|ministry|county|state of|commission|administration|agency|bureau|employment office|(?:pension|benefits?|allowance|child benefit) (?:service|office|centre|team|unit|section)|housing (?:authority|executive)|support program|universal credit)\b/i

/** What only might happen, and what would follow if the reader lost. */
const MIGHT =
  /\b(?:may|might|could|can)\b(?: (?:also|still|then))? (?:be|have to|stop|end|reduce|suspend|close|cut|lose|ask you|need to)\b[^.\n]{0,80}|\bif you (?:lose|do not (?!agree)|don['’]t (?!agree))[^.\n]{0,120}|(?:\bnot|n['’]t) (?:need|have|asked?) to (?:pay|repay|give)\b[^.\n]{0,40}|\bnothing to (?:pay|repay)\b/gi
const WANTED_BACK =
  /\bover-?(?:paid|payments?|issu\w+|award\w*)\b|\btoo much\b|\brepa(?:y|id|yments?|yable)\b|\b(?:pa(?:y|id)|give|send|get|want|take) (?:it |us |this |that |the money |your benefits? )?back\b|\brecover(?:ed|y|able|ing)?\b|\byou owe\b|\bowing\b|\bdebts?\b|\bmore (?:[\w ]{1,20} )?than (?:you|he|she|they) (?:should|were|was)\b|\brefund (?:us|it|the)\b/i
/** Somebody else writes of a benefit: a landlord of the rent, an employer of pay, an insurer of a claim. */
const OF_OTHERS =
  /\b(?:arrears|overdue|your (?:landlord|tenancy agreement|employment with|policy|insurer)|policyholder|unpaid|summons|liability order|child maintenance|prosecut\w+|visa|privacy notice|workers['’] compensation|injury at work|health plan|medically necessary)\b/i
/** A form to fill in and a request for papers decide nothing yet. */
const ASKS_FIRST =
  /\b(?:we (?:are (?:checking|reviewing)|need (?:more|some)|want to)|time to review|questionnaire|please (?:send|bring|complete|provide))\b/i

/** True where an office says no to a benefit, or pays less or otherwise from now on. */
export function decidesBenefit({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, WINDOW)
  if (!BENEFIT.test(text) || OF_OTHERS.test(text)) return false
  const said = text.replace(MIGHT, ' ')
  if (!DECIDED.test(said) || WANTED_BACK.test(said) || !OFFICE.test(text)) return false
  return RECOURSE.test(said) && !ASKS_FIRST.test(said)
}
