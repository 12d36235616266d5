/** English papers told by what they do, in two turns that must both stand: a complaint and what a shop answers, a sum paid for a purpose and its way back. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { Letter } from './letter.ts'
import { occurs } from './occurrences.ts'

/** How much is looked at. */
const WINDOW = 6000

type Turn = { kind: DocumentType; weight: number; all: readonly RegExp[]; not?: RegExp }

const TURNS = [
  {
    // Whoever sold something answers the reader who is not content with it.
    kind: 'CONSUMER_CONTRACT_DISPUTE',
    weight: 4.5,
    all: [
      /\b(?:your (?:complaint|opinion|concerns?|(?:request|claim) (?:for|that|to be)|(?:\w+ ){0,2}letter of|\w+['’]s letter)|you(?:['’]re| are)? (?:say(?:ing)?|said|claim|mention(?:ed)?|feel|felt|complained|wrote|hold(?:ing)? back|told (?:us|me))|thank(?:s| you) for (?:getting in touch|contacting|your (?:[\w ]{1,24} )?(?:letter|e-?mail))|(?:got|have) (?:yours|your (?:e-?mail|letter|message)s?)|(?:photos|pictures|video) you (?:have )?sent|if you (?:withdraw|cancel)|you(?:['’]ve| have)? (?:left|cancelled|canceled|withdrawn)|was cancell?ed on|want my money back)\b/i,
      /\b(?:non[- ]?refundable|(?:aren['’]t|isn['’]t|not) refundable|no refund|(?:can(?:not|['’]t)|unable to) (?:refund|waive|exchange|take (?:it|them) back|give you back|do any more)|decline your request|we (?:therefore )?decline|(?:I|we) (?:don['’]t|do not) accept|within (?:\w+ )?tolerance|no fault\b[^.\n]{0,24}\b(?:with|on|found)|nothing wrong with|one-off (?:[£$€][\d.,]+ )?(?:credit|payment)|final response|full settlement|complete answer|still owe|(?:stay|remains?) payable|not be given back|ombudsman|arbitration|conciliat(?:or|ion)|complaints policy|stage (?:2|two)|adr scheme|(?:disconnection|cancellation|early exit) (?:charge|fee)|(?:terms|t&c['’]?s|guarantee|warranty|brochure) (?:you|says?|on|is|are|asks?)|extraordinary circumstance|trade in for|without admission)\b/i,
    ],
    not: /\b(?:policyholder|insured|insurance (?:policy|claim)|tenancy|landlord|council|parking charge|overpa(?:id|yment)|county court|small claims|tribunal|your employment|adjuster|bins)\b/i,
  },
  {
    // Somebody who bought something asks the seller for the money, and speaks of no court yet.
    kind: 'CONSUMER_CONTRACT_DISPUTE',
    weight: 4,
    all: [
      /\b(?:letter of complaint|formal complaint|to whom (?:this|it) (?:may )?concerns?|dear (?:customer (?:services?|relations)|sir|madam))\b/i,
      /\bI(?:['’]ve| have| had)? (?:now )?(?:asked|bought|cancell?ed|paid|ordered|returned|booked|had to)\b/i,
      /\b(?:I(?:['’]d| would) like (?:the|my|a)? ?(?:[£$€]|money|refund)|I want my (?:money|[£$€])|[£$€][\d.,]+ back|rejecting the|full refund)/i,
    ],
    not: /\b(?:court|tribunal|legal action|proceedings|licen[cs]e|penalty charge|parking charge)\b/i,
  },
  {
    // What somebody was paid for a purpose and must give back to the office.
    kind: 'BENEFIT_OVERPAYMENT',
    weight: 5,
    all: [
      /\b(?:discretionary housing payment|dhp|direct payments? account|personal budget|dependency award|veterans benefits|child ?care subsidy|carer payment|fuel allowance|welfare fund|crisis grant|student (?:grant|allowance))\b/i,
      /\b(?:overpa(?:id|yment)|(?:send|pay|give) (?:it|us|them|[£$€][\d.,]+) (?:to us|back)|give back|debt of|withh(?:old|eld)\w*|recover(?:ed|y))\b/i,
    ],
  },
  {
    // A private firm, or whoever keeps the ground, charges a car that stood there.
    kind: 'PARKING_TICKET',
    weight: 5.5,
    all: [
      /\b(?:pcn|parking charge|drop-off charge|parking (?:company|firm|ltd|limited|control|solutions|compliance|patrol)|lot patrol)\b|[£$€]\d+ (?:a|per) day\b/i,
      /\b(?:operator|keeper|tariff|code of practice|private (?:road|land|car park)|under contract law|entered (?:into )?a contract|(?:stay|time) (?:authori[sz]ed|allowed|paid for)|(?:patients?|residents?|customers?|guests?|visitors?|permit holders?)[- ](?:only|bays?|parking|go|here)|signs?\b[^.\n]{0,40}\b(?:say|state)|gym|hotel|surgery|supermarket|retail park|leisure (?:centre|park)|transferring liability|dvla|the driver)\b/i,
    ],
    not: /\b(?:council|borough|city of|county court|claim (?:no|number|form)|claimant|penalty charge|magistrates|bailiff|in instalments|our client|on behalf of|recovery (?:services|ltd|limited))\b/i,
  },
  {
    // Charged with an offence, or told that an office means to fine.
    kind: 'PENALTY_CHARGE_NOTICE',
    weight: 5,
    all: [
      /\b(?:byelaw \d+|financial penalty|civil penalty of|ordinance violation|failure to appear|fare (?:infraction|evasion)|unpaid fare|toll violation|(?:pay|collect\w*) (?:the|your) fines?|collection order|offen[cs]e: \p{L}+|notice to improve attendance)\b/iu,
      /\b(?:prosecut\w+|final notice|representations|min(?:\.|imum) fine|warrant (?:may|fee)|fines? office\w*|fine \$?£?\d|registration block|admin(?:istrative)? (?:costs?|fee)|penalty notice)\b/i,
    ],
    not: /\b(?:tv licen[cs]\w+|single justice procedure notice)\b/i,
  },
  {
    // Tax on a home, of a county or a town.
    kind: 'TAX_DEMAND',
    weight: 5,
    all: [
      /\b(?:(?:real (?:property|estate)|property|ad valorem) tax(?:es)?|county treasurer|tax collector|county assessor|escape assessment|tax arrears certificate)\b/i,
      /\b(?:parcel|roll (?:no|number)?|map \d|lot \d|assess(?:ed|ment)|lien|redeem|delinquent|tax sale|(?:first|second) half)\b/i,
    ],
    not: /\b(?:this is not a tax bill|dear neighbou?r)\b/i,
  },
  {
    // Taxes by their names, and what is owed or is coming.
    kind: 'TAX_DEMAND',
    weight: 4,
    all: [
      /\b(?:vehicle registration tax|vrt|paye and vat|[hg]st|sales tax|hmrc (?:enforcement|debt)|(?:revenue|customs) officer|provincial revenue agency|tax to pay)\b/i,
      /\b(?:you owe|unpaid|remitted|take control of your goods|may be seized|already paid|legal warning)\b/i,
    ],
    not: /\b(?:sheriff|enforcement agents?|invoice|subtotal)\b/i,
  },
  {
    // A small lender, a school or a club, in the words of people who know each other.
    kind: 'DEBT_COLLECTION_LETTER',
    weight: 3.4,
    all: [
      /\b(?:(?:balance|debt|fees?|money|rent|rate) (?:owing|of [£$€]\d)|you(?:['’]ve| have) (?:had|paid back)|(?:we|I) lent you|haven['’]t (?:\w+ ){0,5}paid|there['’]s [£$€][\d.,]+ on it|(?:dinner|club|subs) money|remains? unpaid|still aren['’]t in|in arrears|weeks at [£$€]|replacement costs|store card|trying to reach)\b/i,
      /\b(?:trac(?:ing|e) agents?|head office (?:will|takes)|collecting|collections? (?:firm|agency|section)|debtors section|sold on|third party may be engaged|(?:re)?start at [£$€]|so much a week|a (?:week|month), nothing added|we collect on behalf)\b/i,
    ],
    not: /\b(?:tenancy|landlord|council tax|parking|meter|water|energy|electricity|storage unit|your home)\b/i,
  },
  {
    // What an insurer, a plan or a board of injuries decides on a claim.
    kind: 'INSURANCE_DECISION',
    weight: 9,
    all: [
      /\b(?:explanation of benefits|(?:health|dental|pet) plan|workplace safety|our (?:insured|policyholder)|(?:phone|travel|cancellation|dental|vet) (?:cover|claim)|loss of earnings benefits|took out the insurance|your claim against)\b/i,
      /\b(?:prior authori[sz]ation|adverse benefit determination|medically necessary|plan paid|isn['’]t any benefit|benefits aren['’]t payable|not payable|do not accept that (?:he|she|they|our)|unable to (?:meet|pay)|(?:we(?:['’]ve| have)) agreed your|the [£$€]\d+ excess|intent to object|won['’]t be paying)\b/i,
    ],
    not: /\b(?:letter (?:of|before) claim|issue proceedings)\b/i,
  },
  {
    // "If this is not settled I will lodge at the tribunal": a claim of one person against another.
    kind: 'LETTER_BEFORE_CLAIM',
    weight: 5,
    all: [
      /\b(?:if not\b|otherwise|if (?:this|we|you|it|I)\b[^.\n]{0,80}|should we have to|unless\b[^.\n]{0,80}|before I|prior to suit|after the \w+)[^.\n]{0,60}\b(?:lodge|put it into|bring a claim|(?:issue|start|commence) (?:\w+ ){0,2}proceedings|file (?:a lawsuit|an action|suit|against you)|issue a (?:county court )?claim|authori[sz]ed to file|the court may award)\b/i,
      /[£$€] ?\d|\brelease the property\b/i,
    ],
    not: /\b(?:claim (?:no|number)\b|enforcement agents?|judgment|tenancy|your rent|possession order|our client may|bailiffs?|letter of claim (?:may|will)|infring\w+|undertakings?|copyright|harass\w+|statutory demand)/i,
  },
  {
    // Whoever owns the home, or shares it, wants it back by a day.
    kind: 'EVICTION_NOTICE',
    weight: 6,
    all: [
      /\b(?:find (?:somewhere|someplace|another place) (?:else|to live)?|you(?:['’]re| are) out by|(?:this is|consider this) your (?:[\w-]+ ){0,2}(?:day|week|month)s?['’]? notice|up for sale|sold the (?:house|flat)|you(?:['’]ve)? got till|(?:need|want|like|ask(?:ing)?) you (?:all |both )?to (?:leave|move out|be out|vacate|move on))\b/i,
      /\b(?:tenants?|keys|last day|final day|the (?:flat|house|room|trailer)|the law says you can stay|end of (?:next|the) month|moving (?:back )?in|week-to-week|selling the (?:flat|house|property|place)|your (?:deposit|tenancy|lease))\b/i,
    ],
    not: /\b(?:your (?:employment|job|shift|position)|rota|membership|subscription)\b|\?/i,
  },
  {
    // An employer wants wages back: a debt, and no benefit.
    kind: 'DEBT_COLLECTION_LETTER',
    weight: 7,
    all: [
      /\b(?:overpa(?:id|yment)|paid (?:you )?too much)\b/i,
      /\b(?:salary|wages?|payroll|payslip|employment)\b/i,
      /\b(?:deduct\w*|repay|recover\w*|pay (?:it |this )?back)\b/i,
    ],
    not: /\b(?:benefits?|universal credit|allowance|dwp|jobcentre|centrelink|council tax|unemployment|pension|social security|tax credits?)\b/i,
  },
  {
    // What an employer is ordered to take from pay, as the copy for the one who is paid.
    kind: 'BAILIFF_NOTICE',
    weight: 6,
    all: [
      /\b(?:attachment of earnings order|earnings arrestment|direct earnings attachment)\b/i,
      /\bto the employer\b|\bcopy (?:to|for) (?:the )?(?:employee|debtor)\b|\bmake deductions\b/i,
    ],
    not: /\bapplication for (?:an )?attachment\b/i,
  },
  {
    // "Your fixed term ends, check-out is booked": a notice period of a home.
    kind: 'DISMISSAL_LETTER',
    weight: -6,
    all: [/\b(?:tenan(?:t|cy)|lettings?|check-?out is|landlord|your (?:flat|room|lease))\b/i],
    not: /\b(?:employ\w*|your job|salary|wages|shifts?|payroll|p45|dismiss\w*|gross misconduct|service occupan\w+)\b/i,
  },
] as const satisfies readonly Turn[]

/** The kinds whose turns all stand in an English letter. */
export function kindsByTurns({
  language,
  working,
}: Letter): { kind: DocumentType; weight: number }[] {
  if (language !== 'en') return []
  return TURNS.filter(
    (one) =>
      one.all.every((pattern) => occurs(pattern, working, WINDOW)) &&
      !('not' in one && occurs(one.not, working, WINDOW)),
  ).map(({ kind, weight }) => ({ kind, weight }))
}
