/** On which side of a quarrel a question stands: what a landlord or an employer does threatens the other one. */

/** What happens to whoever asks: without what they do to somebody else, and without clauses of a contract. */
export function withoutOwnSide(text: string): string {
  const told = text.replace(CLAUSE, ' ')
  if (OF_LANDLORD.test(told)) return told.replace(OWN_STEP, ' ')
  return OF_EMPLOYER.test(told) ? told.replace(JOB_LOST, ' ') : told
}

/** What an employer may do with an employee, with no case and no sum in sight. */
export function isEmployersChoice(text: string): boolean {
  return OF_EMPLOYER.test(text) && !CASE_OR_SUM.test(text)
}

/** "(b) the Tenant shall not quit": words of a contract that nobody has acted on. */
const CLAUSE =
  /["“](?=[^"”]{0,1600}\b(?:shall|hereunder|herein|this (?:[Aa]greement|[Ll]ease)|[Ee]ither party)\b)[^"”]{20,1600}["”]/g

/** Whoever asks employs the one of whom they tell. */
const OF_EMPLOYER =
  /\b(?:my|our) (?:\w+ )?(?:employees?|staff|workers?|apprentices?)\b|\b(?:one of|a member of) (?:my|our) (?:\w+ )?(?:staff|employees|workers|team)\b|\bemployees? (?:in|at|of) (?:my|our) (?:place of work|company|business|firm|shop|workplace)\b|\bwe (?:have|had|hired|employ(?:ed)?|took on|interviewed|suspended)\b[^.?!\n]{0,30}\b(?:employees?|workers?|members? of staff|apprentices?)\b/i
/** "He was dismissed from the last job": told of somebody else. */
const JOB_LOST =
  /\b(?:(?:was|were|been|be|being|got|get|getting|he|she|they) (?:\w+ ){0,2}(?:sacked|dismissed|fired|let go)|unfair dismissal)\b/gi
const CASE_OR_SUM =
  /\b(?:court|tribunal|claim(?:s|ed|ing)?|solicitors?|lawyers?|sued?|suing|lawsuit)\b|[£$€] ?\d/i

/** Whoever asks lets the home. */
const OF_LANDLORD =
  /\b(?:my|our) (?:\w+ )?tenants?\b|\b(?:I|we) (?:let(?: out)?|rent out)\b|\b(?:I'm|I am|we're|we are) (?:a|the|her|his|their) landlords?\b/i
/** "I gave her the 14 day notice", "before I ask for a hearing": a landlord's own step threatens the other side. */
const OWN_STEP =
  /\b(?:I|we)(?:'ve| have)? (?:already |just )?(?:gave|given|served|sent|issued|handed)\b(?: (?!me\b|us\b)[\w']+){0,4}? (?:\d{1,2}[- ]?days? |eviction |section 21 |written |proper )?notice\b|\b(?:I|we) (?:can |could |should |have to |need to )?(?:ask|apply|file)\b[^.?!\n]{0,40}\b(?:hearing|possession order|eviction)\b/gi
