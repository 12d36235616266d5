/** Papers of people and offices that name no paper: a job that is over, a benefit to give back, said in plain words. */
import type { Letter } from './letter.ts'

const JOB_OVER =
  /\b(?:do(?:n['’]t| not) (?:bother (?:to )?com(?:e|ing)|come) (?:in|back|to work|(?:on )?(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur?|sun)(?:day)?)\b|(?:won['’]t|will not) (?:be needing|need) (?:you|an? \w+)\b|your (?:final|last) (?:day|shift) (?:is|was) (?:today|yesterday|tonight|on )|(?:today|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:is|was) your last\b|your services (?:are|were|will)(?: not|n['’]t) (?:be )?(?:required|needed)|your services are no longer (?:required|needed)|(?:taken|treat(?:ed|ing)?) (?:that|this|it) as (?:you resigning|your resignation|a resignation)|process(?:ing)? you as a leaver|not to (?:go on|carry on|continue) with your employment|your (?:time|employment) with us (?:ends|is over|finishes)|your (?:employment|contract of employment|job)(?: with [^\n]{1,60}?)? (?:is|was|will be|has been) (?:now |hereby |being )?(?:terminated|ended|discontinued|brought to an end)|not to renew your (?:\w+ )?contract|you(?:['’]re| are) (?:off the (?:rota|system|roster|schedule)|fired|sacked))/i
const ON_WORK =
  /\b(?:job|shifts?|rota|roster|boss|owner|employ\w*|probation\w*|wages?|notice|paid|pay|P45|ROE|final (?:pay|paycheck|cheque)|tips|hours|resign\w*|contract|uniform|keys|appeal|services|tools|badge)\b/i
/** A place at a school, a club or a home ends for other reasons; so does a job whose work is gone. */
const OF_OTHERS =
  /\b(?:by reason of redundancy|tenan(?:t|cy)|rent(?:ed)?|room|patient|pupil|member(?:ship)? fee|cleaning service|subscription)\b/i

/** Whoever writes ends the reader's job, though no word of the trade is used: "don't come in tomorrow". */
export function endsJobPlainly({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 6000)
  return JOB_OVER.test(text) && ON_WORK.test(text) && !OF_OTHERS.test(text) && !text.includes('?')
}

const PAID_TOO_MUCH =
  /\b(?:paid|got|received|given|had)\b(?:[^.]|\.(?=\d)){0,60}\b(?:too much|more (?:[\w ]{1,20} )?than (?:you|he|she|they) (?:should|were|was|could))|\boverpa(?:id|yment)\b|\bpaid you\b(?:[^.]|\.(?=\d)){0,60}\b(?:but|until|to) (?:[^.]|\.(?=\d)){0,60}\b(?:repay|pay back)|\b(?:left|stopped|moved|started|reported|ended)\b[^.]{0,60}\.?[^.]{0,20}\b(?:we|I) paid you\b/i
const GIVE_BACK =
  /\b(?:repay|repaid|pay (?:it |us |this )?back|give (?:it |us )?back|recover\w*|overpayment is|debt of|withh(?:old|eld)\w*|take (?:it|an amount|[£$€][\d.,]+) (?:out of|from|off)|need to pay|reduc\w+ your|collect it)\b/i
const A_BENEFIT =
  /\b(?:universal credit|benefits?|allowance|pension|welfare|cash aid|calworks|snap|medicaid|child ?care subsidy|housing payment|personal budget|direct payments?|centrelink|jobseeker|studylink|carer|social protection|social security|human services|veterans|unemployment|tax credits?|fuel allowance|DHP|CERB|CRB|award)\b/i

const BEFORE_COURT = /\bletter (?:of|before) claim\b|\bbefore (?:court|legal) action\b/i

/** An office wants a benefit back that it paid too much of, whatever it calls the paper. */
export function wantsBenefitBack({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 6000)
  if (BEFORE_COURT.test(text)) return false
  return PAID_TOO_MUCH.test(text) && GIVE_BACK.test(text) && A_BENEFIT.test(text)
}
