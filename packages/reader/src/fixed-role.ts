/** Sums whose role their own sentence fixes, whatever cue stands nearer: rates, unit prices, sums that are only threatened. */
import { isFirstRow, isLaterRow } from './later-row.ts'
import type { FoundAmount } from './scan-money.ts'
import { leftOf, rightOf } from './sentence.ts'
import { FOR_ALL, isNotAsked, isPartOfDebt, isRuleForAll } from './sums-not-asked.ts'

type Role = Pick<FoundAmount, 'role' | 'weight'>

/** The weight that marks a price for one of several, as in "3 x £120": it is left out when a column is added up. */
export const UNIT_PRICE = 5.5
/** The weight that marks a sum nobody asks for yet: "rises to £105", "otherwise the year's £1,148 falls due". */
export const NOT_YET = 5.25

type Sides = { left: string; right: string; sentence: string; after: string; own: string }
type FixedRow = { holds: (sides: Sides) => boolean; role: (sides: Sides) => Role }

const ROWS = [
  {
    // "CHF 940.00  Prämien   5 %   15.03.2026" below "Forderung  Zins  seit", "nebst Zins zu 5 % seit", "avec intérêts à 5 % dès le": the sum that bears the interest.
    holds: ({ after }) =>
      /^[^\n\d]{0,8}[^\n]{0,70}?(?:(?: {2,}|\t)\d{1,2}(?:[.,]\d{1,2})? ?%(?= {2,}|\t|[ \t]*(?:\n|$))|(?:,| )(?:nebst|zuzüglich|zzgl\.?|plus|avec|oltre|più|vermeerderd met|plus les)(?: de| den| gli)? (?:\p{L}*zins(?:en)?|intérêts?|interessi|interest(?:en)?) (?:zu|von|à|au taux|del|al|van|aan) )/iu.test(
        after,
      ),
    role: () => ({ role: 'principal', weight: 5 }),
  },
  {
    // "Gesamtsumme (ohne laufende Zinsen)", "Total (hors frais)": the total, whatever it leaves out.
    holds: ({ left }) =>
      /(?<!\p{L})(?:gesamt(?:summe|betrag|forderung)|total(?:betrag|e)?|montant total|importe total|totaal(?:bedrag)?|amount due)[ \t]*\((?:ohne|zuzüglich|zzgl\.?|inkl\.?|inklusive|einschließlich|hors|sans|y compris|avec|esclus[eio]|inclus[eio]|oltre|excl\.?|incl\.?|exclusief|inclusief|zonder|sin|con|más|excluding|including|before|without|plus)(?!\p{L})[^)\n]{0,40}\)[ \t:]*(?:chf|eur|€|fr\.)?\s*$/iu.test(
        left,
      ),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: isNotAsked,
    role: (sides) => ({ role: 'other', weight: isRuleForAll(sides) ? FOR_ALL : NOT_YET }),
  },
  {
    // "ON OR BEFORE 12/01/26    $75.00" over "AFTER 12/31/26    $105.00": an American ticket grows by rows.
    holds: isFirstRow,
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: isLaterRow,
    role: () => ({ role: 'penalty', weight: NOT_YET }),
  },
  {
    // "You are indebted to me in the sum of", as American landlords put it; "the amount of the debt is".
    holds: ({ left }) =>
      /\bindebted to (?:me|us|the \w+)\b[^.£$€\n]{0,40}$|\bamount of (?:the|your|this) debt(?: now)? (?:is|was):?\s*$/i.test(
        left,
      ),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    // "£80 if paid within 21 days and £160 if paid after": the second is what is asked, the first the lower price.
    holds: ({ left, right }) =>
      /^\s*if (?:it is )?paid (?:after|later|between)\b/i.test(right) ||
      (/\bpaid (?:with)?in (?:the first )?\d+ days[,;.]? (?:(?:and|or|but|then|rising to) )?[£$€]?$/i.test(
        left,
      ) &&
        /^\s*if (?:it is )?paid (?:with)?in\b/i.test(right)),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: ({ after }) =>
      /^\s*if (?:it is )?paid (?:with)?in (?:the first )?\d+ days[,;.]? (?:(?:and|or|but|rising to|then) )?[£$€]/i.test(
        after,
      ),
    role: () => ({ role: 'discount', weight: 5 }),
  },
  {
    holds: ({ left }) =>
      /\b(?:(?:past[- ]due|unpaid|overdue|delinquent) rent(?: of| is| due)?|missed child (?:maintenance|support) payments? of|rent (?:due|owing|owed|outstanding)(?: is| of)?):?\s*$/i.test(
        left,
      ),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    // "第3期 42,300円 延滞金 600円": in Japanese the label stands before its own sum.
    holds: ({ right }) =>
      /^[ \u3000]*(?:延滞金|遅延損害金|督促手数料|手数料|利息)[ \u3000:：]*[\d,]+円/u.test(right),
    role: () => ({ role: 'total', weight: 5.5 }),
  },
  {
    // "As of March 14, you owed": what it was before interest, in the form that American collectors send.
    holds: ({ left }) =>
      /\bas of [^\n$]{4,30} you owed:?\s*$|\bel \d[^\n$]{4,30} usted debía:?\s*$/iu.test(left),
    role: () => ({ role: 'principal', weight: 5 }),
  },
  {
    holds: ({ left }) => /\ble cobraron esta cantidad en \p{L}+:?\s*\+?\s*$/iu.test(left),
    role: ({ left }) => ({ role: /inter[ée]s/i.test(left) ? 'interest' : 'fee', weight: 5 }),
  },
  {
    // "SAS au capital de 150 000 €", "Stammkapital 25.000 EUR": what a firm prints of itself.
    holds: ({ left }) =>
      /(?:au capital(?: social| variable)?(?: de)?|(?:stamm|grund|aktien)kapital(?: von)?:?|cap(?:itale)?\.? soc(?:iale)?\.?(?: (?:i\.? ?v\.?|versato))?(?: (?:di|euro))?)\s*$/i.test(
        left,
      ),
    role: () => ({ role: 'other', weight: NOT_YET }),
  },
  {
    // What was paid is not asked.
    holds: ({ left, right }) =>
      PAID_ON.test(right) ||
      /\b(?:you paid or were credited|usted pagó o (?:le|se le) acredit\p{L}+)[^\n$]{0,44}:?\s*[-–−]?\s*$|\blast (?:payment (?:we |that we |you )?(?:received|made|got)?|received)(?: was| of|:){0,2}\s*$/iu.test(
        left,
      ),
    role: () => ({ role: 'other', weight: NOT_YET }),
  },
  {
    // "Your rent is £840 behind", "your rent is behind by £840".
    holds: ({ left, right }) =>
      /\brent(?: account)? is (?:now |currently )?(?:behind|in arrears|overdue) by $/i.test(left) ||
      (/\brent(?: account)? is (?:now |currently )?$/i.test(left) &&
        /^\s*(?:behind|in arrears|overdue)\b/i.test(right)),
    role: () => ({ role: 'arrears', weight: 5 }),
  },
  {
    // The price of the work or the goods is named before what is claimed of it.
    holds: ({ left }) =>
      /\b(?:contract|agreed|purchase|total|fixed|quoted|sale) price(?: (?:of|for|was|is|at|the|work|works|job)){0,4}:?\s*$|\bfor (?:the|a|an agreed|a total|a fixed) price of\s*$|\b(?:quot(?:ed|ation)|agreed to do (?:the|this|that))\b[^.£$€]{0,30} (?:for|of|at|was)\s*$/i.test(
        left,
      ),
    role: () => ({ role: 'other', weight: 5 }),
  },
  {
    // A court's fine that may come is not what is asked.
    holds: ({ left }) =>
      /\b(?:could|may|might|can|be) (?:also )?(?:be )?fined (?:up to )?$|\bfines?(?: you| them| of| is| are| can be| could be)? (?:up to|as much as|not (?:more than|exceeding)|a maximum of) ?(?:a maximum of )?$|\b(?:maximum|highest) (?:fine|penalty) (?:is|of|for [^.\n]{2,40} is) $/i.test(
        left,
      ),
    role: () => ({ role: 'penalty', weight: NOT_YET }),
  },
  {
    // "or pay €240 in the following 28 days": dearer later.
    holds: ({ right, after }) =>
      /^\s*(?:with)?(?:in|during) the following\b/i.test(right) ||
      /^,? ?(?:is|becomes|will be) (?:then )?(?:payable|due) (?:with)?(?:in|during) the (?:following|next) /i.test(
        after,
      ),
    role: () => ({ role: 'other', weight: NOT_YET }),
  },
  {
    holds: ({ left }) =>
      /\b(?:if|unless) (?:I|we) (?:do not |don't |have not |haven't )?(?:receive|get|received)[^.£]{0,24}$/i.test(
        left,
      ),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: ({ left, right }) =>
      /\byou (?:still )?owed? (?:the \w+ |us |me )?$/i.test(left) &&
      /^ in rent\b(?! arrears)/i.test(right),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: ({ left }) =>
      /\b(?:accept|settle for)\b[^.£\n]{0,34}$/i.test(left) && !/\bnot accept\b/i.test(left),
    role: () => ({ role: 'discount', weight: 5 }),
  },
  {
    holds: ({ left }) =>
      /\bif (?:you pay|(?:it is )?paid) (?:with)?in \d+ days,?[^.£\n]{0,24}$/i.test(left),
    role: () => ({ role: 'discount', weight: 5 }),
  },
  {
    // "You must pay rent of $2,150 or deliver up possession".
    holds: ({ left }) =>
      /\b(?:(?:must|required to|demanded to|shall|to) pay|you (?:now |still |currently )?owe(?: us| me)?) (?:the |your |all )?(?:(?:past[- ]due|overdue|unpaid|delinquent|back) )?rent (?:in the (?:sum|amount) )?(?:of|totall?ing|now due of) $/i.test(
        left,
      ),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    // "A fine of $50 per week may be assessed".
    holds: ({ left, right }) =>
      /\b(?:fines?|penalt(?:y|ies)|late fees?) of (?:up to )?$/i.test(left) &&
      /^\s*(?:per|a|each|every|\/)\b/i.test(right),
    role: () => ({ role: 'penalty', weight: NOT_YET }),
  },
  {
    // "If you pay 80 per cent of this sum, £118.00".
    holds: ({ left }) =>
      /\bpay (?:\d{1,2} ?(?:%|per ?cent)|half|two[- ]thirds|three[- ]quarters) of (?:this|the|that) (?:sum|amount|balance|total|debt|claim)\b[^.£$€\n]{0,24}$/i.test(
        left,
      ),
    role: () => ({ role: 'discount', weight: 5 }),
  },
  {
    // "We have approved your claim of £46.20", "a goodwill gesture of": what the sender pays.
    holds: ({ left }) =>
      /\b(?:we (?:have |will |can |are |shall )?(?:now |also |already )?(?:approv|refund|reimburs|credit|compensat)(?:e[ds]?|ed|ing)?|goodwill (?:gesture|payment|credit))\b[^.£$€\n]{0,60}$/i.test(
        left,
      ),
    role: () => ({ role: 'other', weight: NOT_YET }),
  },
  {
    // What a licence costs whom has none.
    holds: ({ left }) =>
      /\b(?:tv|television|the|a) licen[cs]e (?:fee )?(?:now )?costs? $/i.test(left),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: ({ left, right }) =>
      /\bpay (?:only|just)\s*$/i.test(left) ||
      (/\b(?:take|accept)\s*$/i.test(left) && /^\s*instead\b/i.test(right)),
    role: () => ({ role: 'discount', weight: 5 }),
  },
  {
    holds: ({ left }) =>
      /\b(?:pays?|pay to) the (?:claimant|pursuer|applicant)\s+(?:the sum of )?$/i.test(left),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: ({ left }) =>
      /\b(?:amount|debt|part|sum|anything) (?:that is )?(?:above|over|exceeding)\s*$/i.test(left),
    role: () => ({ role: 'other', weight: 5 }),
  },
  {
    holds: ({ left, right }) =>
      /\b(?:as low as|from as little as|just)\s*$/i.test(left) || isPartOfDebt(right),
    role: () => ({ role: 'instalment', weight: 3 }),
  },
  {
    holds: ({ right }) =>
      /^\s*(?:per|a|each|every|\/)\s*(?:calendar )?(?:month|week|pcm|fortnight|mth)|^\s*(?:pcm|p\/m|pw|monthly|weekly)/i.test(
        right,
      ),
    role: ({ left }) => ({ role: /rent/i.test(left) ? 'rent' : 'instalment', weight: 5 }),
  },
  {
    // "They want £350", "there's a ccj for £742": what somebody who asks is asked for.
    holds: ({ left, right, sentence }) =>
      IN_OWN_WORDS.test(sentence) &&
      ASKED_OF_ME.test(left) &&
      !/^\s*(?:off|back|deposit|refund)/i.test(right),
    role: () => ({ role: 'total', weight: 4 }),
  },
  {
    // "Got a £180 PCN".
    holds: ({ right, sentence }) =>
      /\b(?:i|i've|ive|me|we|got|just)\b/i.test(sentence) &&
      /^ (?:pcn|fine|penalty|(?:parking |speeding )?ticket|parking charge|penalty (?:charge|notice|fare)|fixed penalty)\b/i.test(
        right,
      ),
    role: () => ({ role: 'total', weight: 4.5 }),
  },
  {
    // "The fine has gone from £130 to £195".
    holds: ({ left, sentence }) =>
      /\b(?:gone|went|risen|rose|raised|increased|jumped|doubled|put up)\b[^.£$€\n]{0,20}from [£$€] ?[\d.,]+ ?(?:up )?to (?:now )?$/i.test(
        left,
      ) && /\b(?:fines?|pcns?|charges?|penalt(?:y|ies)|tickets?|certificates?)\b/i.test(sentence),
    role: () => ({ role: 'total', weight: 5 }),
  },
  {
    holds: ({ left }) => /\d ?x\s*$/i.test(left),
    role: () => ({ role: 'other', weight: UNIT_PRICE }),
  },
  {
    holds: ({ right }) => /^\s*(?:for|in) (?:the )?(?:legal |court )?costs\b/i.test(right),
    role: () => ({ role: 'cost', weight: 6 }),
  },
  {
    // "Your payment will be reduced by £13.00 a day": what is paid out less, and no interest.
    holds: ({ left, right }) =>
      /\b(?:reduced|go(?:es)? down|cut|less) by\s*$/i.test(left) &&
      /^[ \t]*(?:a|per) day/i.test(right),
    role: () => ({ role: 'other', weight: 6 }),
  },
  {
    holds: ({ right }) => /^[ \t]*(?:per|a|each|every|\/)\s*day|^[ \t]*daily/i.test(right),
    role: () => ({ role: 'interest', weight: 5 }),
  },
  {
    holds: ({ right }) => /^\s*(?:an|per|\/) ?hour/i.test(right),
    role: () => ({ role: 'other', weight: 5 }),
  },
  {
    holds: ({ left, sentence }) => RISES.test(left) && !RISEN.test(sentence),
    role: () => ({ role: 'other', weight: NOT_YET }),
  },
  {
    holds: ({ sentence, after }) =>
      CONSEQUENCE.test(sentence) &&
      !/\b(?:let us have|please (?:pay|send)|send us)\b[^£]{0,20}$/i.test(sentence) &&
      !ADDED.test(sentence) &&
      !OFFERED.test(sentence + after),
    role: () => ({ role: 'other', weight: NOT_YET }),
  },
] as const satisfies readonly FixedRow[]

/** "goes up to £90", "may be increased by half to £105". */
/** "$840.00 paid on March 2": the sum came. */
const PAID_ON =
  /^\s*(?:(?:was|were|has been|have been) )?(?:paid|received) (?:on )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d|\d{1,2}[ /.-])/iu
const RISES =
  /\b(?:rises?|goes up|go up|going up|increas(?:es?|ed|ing)|becomes?(?! liable)|escalates?|sera (?:majorée|portée)|erhöht sich|aumenterà|se incrementará|wordt verhoogd)\b[^.£\n]{0,40}$/i
/** The rise is a fact by now. */
const RISEN =
  /\b(?:has|have|had|was|were|is|are) (?:now |therefore |since )?(?:been |gone |risen |become )?(?:increased|gone up|risen|become|up)\b/i
/** What would be owed if the reader did nothing. */
const CONSEQUENCE =
  /\b(?:if|unless|should) (?:you|we|payment|this|it|the|any|no|an)\b[^.£]{0,40}?\b(?:not|n't|fail|miss|fall behind|late|unpaid|nothing|ignore|overdue|no longer|default)\b[^.£]{0,110}?(?:,| then | you | we | the )[^.£]{0,80}?\b(?:will|would|become|becomes|may|shall|lose)\b[^.]{0,110}$|\bif not,[^.£]{0,80}\b(?:will|would|may|shall)\b[^.]{0,110}$|\b(?:otherwise|failing (?:which|that))\b[^.]{0,110}$|\bor (?:you (?:will|may) (?:have to|owe|lose)|the (?:whole|full|entire))\b[^.]{0,80}$/i
/** Fees, costs and fines keep their names; so does a sum that is only repeated. */
const ADDED =
  /\b(?:fees?|costs?|penalt(?:y|ies)|fines?|fined|charge of|charges?|interest|surcharge|added?|further|extra|recover|outstanding|claim for|proceedings|visit)\b[^.]{0,60}$/i
const OFFERED = /\b(?:accept|discount|reduced|settle for)\b/i

/** Whoever asks speaks of themselves, and a letter to nobody but its reader. */
const IN_OWN_WORDS =
  /\b(?:i|i'm|i've|ive|me|my|theres|dont|cant|payroll)\b|^\s*(?:now|and now|so now|but now|apparently)\b(?!.*\b(?:you|your|our)\b)/i
const ASKED_OF_ME =
  /\b(?:they|he|she|it|firm|company|council|landlord|\p{L}+)? ?\b(?:(?:now |still )?wants?|wanting|demand(?:s|ed|ing)?|(?:is|are|were|keep|keeps) asking(?: me| us)? for|(?:is|are) (?:after|chasing)(?: me| us)?(?: for)?|says? (?:that )?(?:i|we) owe(?: them)?|(?:i|we) (?:supposedly |apparently |now |still )?owe(?: them)?) (?:about |over |another |nearly )?$|\b(?:ccj|county court judge?ment|default|decree|judgment|debt|fine|pcn|arrears|council tax|bill)\b[^.£$€\n]{0,30}(?: for|,| of| totalling) (?:about |over |nearly )?$/iu

/** The role that the words right beside a sum, or the sentence before it, leave no doubt about. */
export function fixedRole(text: string, sum: FoundAmount): Role | undefined {
  const sides = {
    left: text.slice(Math.max(0, sum.start - 70), sum.start),
    right: text.slice(sum.end, sum.end + 24),
    sentence: leftOf(text, sum.start),
    after: rightOf(text, sum.end).slice(0, 120),
    own: text.slice(sum.start, sum.end),
  }
  return ROWS.find(({ holds }) => holds(sides))?.role(sides)
}
