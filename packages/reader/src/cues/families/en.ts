/** English: families of words that name the kind of a letter together. */
import type { Families } from '../families.ts'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const EN_FAMILIES = {
  ends: /\b(?:give|giving|gives|serve|hereby)\b (?:you )?(?:\w+ ){0,3}notice (?:to|that)\b|^[^\n]{0,40}\bnotice to (?:quit|leave|vacate|end)\b|\bneed (?:the|my|our) (?:flat|house|room|property|place) back\b|\b(?:be|move) out by\b|\bpossession is required\b|\byour (?:employment|job|appointment|contract of employment|position(?: with us)?)\b[^.,;]{0,40}\b(?:ends|ended|is ending|is over|will (?:end|not be (?:renewed|confirmed|extended))|(?:is|was|has been|will be) terminated|comes? to an end)\b|\b(?:won't|will not|no longer) need you\b|\bisn't working out\b|\blet(?:ting)? you go\b|\bnot (?:keep|keeping) you on\b/im,
  home: /\b(?:landlord|landlady|tenan(?:t|cy)|lease|rental unit|premises|(?:the|leave) (?:keys|flat|house|room)|two months|lodger)\b/i,
  work: /^(?![^]*redundan)(?=[^]*\b(?:notice|holiday|final pay|last pay|pay you|appeal|p45|uniform|payroll|probation\w*|manager|human resources|shifts?|your job|wages|employment)\b)/i,
  unpaid:
    /\b(?:overdue|unpaid|outstanding|in arrears|behind (?:with|by|on)|(?:hasn't|has not|haven't|have not|didn't|did not|not yet) (?:been )?(?:paid|reached us|received|arrived)|failed (?:twice|to pay|payment)|missed)\b/i,
  rent: /^(?![^]*\bpossession\b)(?=[^]*\b(?:your rent|rental|months'? rent|rent (?:for|of|account|due)|rent arrears|income recovery)\b)/i,
  supply:
    /\b(?:your (?:energy|gas|electric(?:ity)?|water|broadband|mobile|phone|line)|sewerage|water charges|energy account|pay-as-you-go meter|prepayment meter|bar (?:outgoing )?calls|airtime)\b/i,
  tax: /\b(?:self assessment|hm revenue|hmrc|income tax|late payment penalty|time to pay|corporation tax|vat (?:return|period|assessment))\b/i,
  credit:
    /\b(?:loan|credit (?:card|agreement|account)|catalogue|instalments?|buy now|pay in 3|finance agreement|overdraft)\b/i,
  benefit:
    /\b(?:universal credit|employment and support allowance|esa|jobseeker'?s? allowance|housing benefit|pension credit|carer'?s allowance|tax credits?|personal independence payment|unemployment benefits?|disability living allowance|child benefit|state pension)\b/i,
  back: /\b(?:too much|overpa(?:id|yment)|paid you (?:more|in error)|money back|pay (?:it|this) back|repay)\b/i,
  policy:
    /\b(?:polic(?:y|ies)|(?<!\b(?:employment|unemployment|national|social) )insur(?:ance|ed|er)|insured peril|pet claim|claims? (?:handler|team|department)|pre-existing condition|underwrit\w+)\b/i,
  goods:
    /\b(?:order|sofa|product|item|goods|purchase|flight|booking|holiday|warranty|guarantee|repair|inspector|membership|retailer|delivery)\b/i,
  refused:
    /\b(?:(?:won't|will not|cannot|can't|unable to|not able to|not be|not going to|unable)\b[^.]{0,40}\b(?:pay|paying|payment|refund\w*|replac\w+|repair\w*|money back|compensat\w+|cover\w*|help with|exchang\w+|making any payment)|not payable|declin\w+|reject\w*|turn(?:ed)? down|extraordinary circumstances|not covered|not an insured)\b/i,
  court: /\b(?:court|tribunal)\b/i,
  called:
    /\b(?:summoned|commanded|you must (?:attend|appear|respond|file)|hearing (?:will|is|on))\b/i,
  party: /\b(?:claimant|plaintiff|applicant|pursuer)\b/i,
  offence:
    /\b(?:offence|contravention|recorded at|speed limit|mph|without paying the (?:daily )?charge|emission zone|congestion)\b/i,
  fine: /\b(?:penalty|fine|fixed penalty|prosecution|who was driving)\b/i,
} as const satisfies Families
