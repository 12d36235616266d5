/** Whose English it is: for texts that name no place, no law and no money. */

/** Words, spellings and forms that Americans write and Britons do not. The state of a word's law is no matter here. */
const AMERICAN = [
  /(?<!\p{L})(?:attorneys?|lawyers?|district attorney|prosecutors?|public defender|misdemeanor|felony|probation officer|parole|arraign\w*|subpoena\w*|depositions?|restraining order|small claims|courthouse|plea (?:deal|bargain)|sheriffs?|state troopers?|cops?|bail bonds?|statute of limitations|class action|DMCA|at-will|alimony|child support|pro se|notar(?:y|ized)|power of attorney|escrow|DUI|DWI)(?!\p{L})/giu,
  /(?<!\p{L})(?:apartments?|apt\.?|condos?|condominium|townhouse|roommates?|realtor|subleas\w*|sublet\w*|leas(?:e|ing) (?:office|agreement|term)|(?:my|our|the|a) lease|lease[- ]break\w*|break (?:my|our|the) lease|security deposit|move-out|evicted?|parking lot|sidewalk|yard|zip code|county|downtown|highway|freeway|interstate|truck|pickup|license plate|driver'?s license|vacation|mom|gotten|diaper\w*|trash|garbage|college|semester|tuition|grade school|high school|freshman|sophomore|faucet|closet|elevator|movers|trailer|closing costs|military|veterans?|deploy\w*|401\(?k\)?|paychecks?|paystubs?|W-?2|1099|PTO|unemployment|co-?pay|deductible|medicaid|medicare|health insurance|ER|credit score|routing number|checking account|debit|wire transfer|wells fargo|chase|citi(?:bank)?|capital one)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:neighb|lab|hon|fav|col|behavi|endeav)or\w*|license[ds]?|licensing fee|checks? (?:for|to|bounced|in the mail)|(?:a|the|my|rent|bounced|cashier'?s) checks?|center|canceled|canceling|traveled|authoriz\w+|unauthoriz\w+|organiz\w+|recogniz\w+|realiz\w+|apologiz\w+|utiliz\w+|finaliz\w+|program|judgment|inquir\w+|fulfill|enrollment|installments?|defense|offense|gray|tires?|curb)(?!\p{L})/giu,
  /(?<!\p{L})(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?(?:, ?| )\d{4}/gu,
  /(?<![\d(])(?:1-)?8(?:00|33|44|55|66|77|88)-\d{3}-[\dA-Z]{4}|\(\d{3}\) ?\d{3}-\d{4}|(?<![\d-])\d{3}-\d{3}-\d{4}(?!\d)|\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{2,4}/gu,
]

/** What Britons, and those who write as they do, put in place of these. */
const BRITISH = [
  /(?<!\p{L})(?:solicitors?|barristers?|councils?|tenanc(?:y|ies)|bailiffs?|letting agents?|lettings|landlady|flats?|flatmates?|housemates?|bedsit|bungalow|council tax|tribunal|ombudsman|magistrates?|high court|claim form|injunction|redundan\w+|holiday|annual leave|notice period|payslips?|fortnight\w*|mum|mam|cheques?|car park|petrol|lorry|motorway|pavement|kerb|tyres?|bin|rubbish|loft|garden|post ?code|postal order|GP|A&E|NHS|HMRC|DWP|MP|current account|direct debits?|standing order|sort code|bank holiday|working days?|university|uni|school fees|nursery|removals?|removalist|whilst|yours (?:faithfully|sincerely)|kind regards|please do not hesitate)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:neighb|lab|hon|fav|col|behavi|endeav)our\w*|licence\w*|centre|cancelled|cancelling|travelled|authoris\w+|unauthoris\w+|organis\w+|recognis\w+|realis\w+|apologis\w+|utilis\w+|finalis\w+|programme|enquir\w+|fulfil|enrolment|instalments?|defence|offence|grey)(?!\p{L})/giu,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/giu,
]

/** How far a text leans to American English: above 0 American, below 0 British, 0 where nothing tells. */
export function leaningOf(text: string): number {
  return kindsOf(AMERICAN, text) - kindsOf(BRITISH, text)
}

/** Different words, not their number: one word again and again says it once. */
function kindsOf(patterns: readonly RegExp[], text: string): number {
  const start = text.slice(0, 6000)
  const found = patterns.flatMap((pattern) =>
    Array.from(start.matchAll(pattern), ([word]) => word.toLowerCase().replace(/\d/g, '0')),
  )
  return new Set(found).size
}
