/** Sums in English that nobody asks the reader for. */
type Sides = { left: string; right: string; after: string }

/** The weight that marks a sum of a rule for everybody: it is never what this letter asks for. */
export const FOR_ALL = 5.3

export function isNotAsked(sides: Sides): boolean {
  return (
    isRuleForAll(sides) || isGivenBack(sides) || isOnlyHeld(sides) || BASE_OF_TAX.test(sides.left)
  )
}

/** "Revenu imposable retenu : CHF 68'000": what a tax is worked out from. */
const BASE_OF_TAX =
  /(?<!\p{L})(?:(?:revenus?|fortune|bénéfice)(?: nets?)? imposables?|(?:zu versteuernde[sn]?|steuerbare[sn]?|steuerpflichtige[sn]?) (?:jahres)?(?:einkommen|vermögen)|(?:reddito|sostanza) imponibile|base (?:imponible|liquidable)|belastbaar inkomen|verzamelinkomen|taxable income)(?!\p{L})[^\d\n]{0,30}$/iu

/** "If you owe more than $350 in judgments", "if you owe $25,000 or less": a rule for everybody. */
export function isRuleForAll({ left, right }: Sides): boolean {
  return (
    /\b(?:if|when|where|once|until|who|those) [^.£$€\n]{0,40}\b(?:more than|over|above|at least|less than|under|up to|exceeds?)\s*$/i.test(
      left,
    ) ||
    (/^ or (?:less|more|under|over)\b/i.test(right) && OF_A_CLASS.test(left)) ||
    MIGHT_COME.test(left) ||
    (OFFENCE.test(left) && /^,?\.?\d* (?:fine|penalty)\b/i.test(right))
  )
}

/** "This could add up to £150 to your debt": not yet. */
const MIGHT_COME =
  /\b(?:could|may|might|can) (?:add|cost)(?: you)?(?: an(?:other)?)?(?: (?:extra|further))? (?:up to )?[£$€]?\s*$/i

/** "Failure is an offence: £1,000 fine and 6 points". */
const OFFENCE = /\b(?:criminal )?offen[cs]e\b[^.£$€\n]{0,30}$/i

/** "Any award of $10,000 or more", "for claims of £5,000 or less". */
const OF_A_CLASS =
  /\bif you\b[^.£$€\n]{0,30}$|\b(?:awards?|settlements?|claims?|cases?|judge?ments?|debts?|disputes?|orders|purchases|loans|losses|amounts|sums)\b[^.£$€\n]{0,24}\bof\s*$/i

/** "Amount in account $3,522.10, amount protected $2,880.00": what a bank holds when it has an order. */
function isOnlyHeld({ left }: Sides): boolean {
  return /\b(?:amounts?|funds|money|balance) (?:(?:that (?:is|are) )?(?:protected|exempt|safe)|(?:held )?in (?:the |this |your )?account)\b[^£$€\n.;]{0,16}$/i.test(
    left,
  )
}

/** "The balance of £1,380.00 of your deposit will be returned to you", "we owe you", "your gift of": what the reader gets, or gives freely. */
function isGivenBack({ left, after }: Sides): boolean {
  return (
    (/\b(?:your|the) $/i.test(left) && /^ (?:tenancy |security |rental )?deposit\b/i.test(after)) ||
    /\b(?:we|which we) owe you(?: a refund of)? $|\b(?:your|a tax) refund (?:is|of|will be):? $|\b(?:gift|donation)s? of (?:just |only )?$/i.test(
      left,
    ) ||
    (/\b(?:balance|remainder|rest|remaining)(?: \w+){0,2}? (?:of )?$/i.test(left) &&
      /^(?:[^.\n]|\.\d){0,90}\bwill (?:\w+ )?be (?:returned|refunded|repaid|released|(?:paid|sent|transferred) back)\b/i.test(
        after,
      ))
  )
}

/** "Pay $400 against the balance that you owe": a part of it. */
export function isPartOfDebt(right: string): boolean {
  return /^\s*(?:against|towards?) (?:the|your|this) (?:balance|debt|account|arrears)\b/i.test(
    right,
  )
}
