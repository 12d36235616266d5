/** A job that goes without a fault, and a call to a meeting after which it may be gone, whatever the paper calls it. */
import type { Letter } from './letter.ts'

/** Asked to come, and the employment may end. Nothing has ended it yet. */
function mayEndJob({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 8000)
  return MEETING.test(text) && MAY_END.test(text) && !HAS_ENDED.test(text)
}

/** The same about changes at the firm: it is a redundancy, though the word is not used. */
export function isMeetingOnChanges(letter: Letter): boolean {
  return mayEndJob(letter) && CHANGES.test(letter.working.text.slice(0, 8000))
}

/** The same about what the reader did, or how they work. */
export function isMeetingOnConduct(letter: Letter): boolean {
  return mayEndJob(letter) && !CHANGES.test(letter.working.text.slice(0, 8000))
}

/** "Your position has been eliminated and your employment ends": the job goes, and nobody is blamed. */
export function isJobGone({ language, working }: Letter): boolean {
  return language === 'en' && JOB_GONE.test(working.text.slice(0, 8000))
}

/** Called to a talk about how somebody works or how often they are away: a warning may follow, and no job ends by it. */
export const WORK_MEETING =
  /\b(?:invit\w+|require\w*|asked|attend|call(?:ed|ing)?|arrang\w+)\b[^.\n]{0,60}\b(?:meeting|hearing|interview|review)\b[^.\n]{0,40}\b(?:discuss|about|regarding|concerning|review|consider)\b (?:\w+ ){0,2}your (?:\w+ ){0,2}(?:attendance|absences?|sickness|performance|conduct|timekeeping|punctuality|lateness|capability)\b(?! (?:at|by|of) (?:school|lessons|your child))|\b(?:absence|attendance|sickness|performance|capability|probation) (?:review )?(?:meeting|hearing)\b/i

/** The same, said to whoever works there. */
export function isMeetingOnWork({ language, working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  if (language !== 'en') return BEFORE_DISMISSAL.test(text)
  return WORK_MEETING.test(text) && CALLED.test(text) && !ABOUT_PUPIL.test(text)
}

/** Abroad: the talk that the law wants before a dismissal or a warning. */
const BEFORE_DISMISSAL =
  /(?<!\p{L})(?:entretien préalable|(?:anhörung|personalgespräch)[^.\n]{0,80}(?:kündigung|abmahnung)|audiencia previa[^.\n]{0,60}despido|contestazione disciplinare|(?:gesprek|hoorgesprek)[^.\n]{0,60}(?:ontslag|waarschuwing))(?!\p{L})/iu

const CALLED =
  /\b(?:invit\w+|(?:required|asked|requested) to (?:attend|come)|please (?:attend|come)|accompanied|arranged)\b/i
const ABOUT_PUPIL = /\b(?:pupils?|your (?:child|son|daughter)|school attendance|parents?)\b/i

const JOB_GONE =
  /\b(?:your|the) (?:position|role|job|post)\b(?! (?:of (?:the|a) )?(?:for|as) )[^.\n]{0,60}\b(?:(?:has been|is|was|will be|being) (?:being )?(?:eliminated|abolished|disestablished|made redundant)|(?:is|has become|will be) (?:no longer (?:needed|required)|redundant))\b|\b(?:reduc(?:e|es|ed|ing)|cut(?:s|ting)?|shrink(?:ing)?) (?:our|its|the size of (?:our|its|the)) (?:workforce|headcount|staff|team)\b/i

const MEETING =
  /\b(?:invit\w+|attend|come|call(?:ed)?|required|asked|arranged|scheduled)\b[^.\n]{0,60}\b(?:meeting|hearing|interview|review)\b/i
const MAY_END =
  /\b(?:outcomes?|result|consequence|decision)\b[^.\n]{0,60}\b(?:end(?:ed|ing)? of your employment|your (?:employment|job|role|contract)\b[^.\n]{0,20}\b(?:ends?|ended|ending|terminat\w+)|dismiss\w*|terminat\w+|redundan\w+)|\byour (?:employment|job|role|contract|position)\b[^.\n]{0,30}\b(?:may|might|could|can) (?:be (?:terminated|ended|brought to an end|made redundant|at risk)|end|come to an end)|\byou (?:may|might|could) (?:be dismissed|lose your job|be made redundant)\b/i
const HAS_ENDED =
  /\b(?:your employment|you) (?:has|have|is|are|was|were|will be)(?: been)?(?: hereby)? (?:terminated|dismissed|ended|made redundant)\b|\bemployment (?:ended|ends|will end|terminated) on\b/i
const CHANGES =
  /\b(?:changes? (?:(?:that are |which are )?(?:coming|planned|proposed|happening)|(?:in|to|at|within) (?:the|our|your) (?:company|business|team|department|firm|organi[sz]ation|structure|role))|re-?structur\w+|re-?organi[sz]\w+|redundan\w+|downsiz\w+|reduc\w+ (?:in |the number of |our )?(?:staff|headcount|roles|posts|team)|closure of|relocat\w+)\b/i
