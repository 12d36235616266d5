/** Sums in English that nobody asks the reader for. */
type Sides = { left: string; right: string; after: string }

export function isNotAsked(sides: Sides): boolean {
  return isRuleForAll(sides) || isGivenBack(sides)
}

/** "If you owe more than $350 in judgments", "if you owe $25,000 or less": a rule for everybody. */
function isRuleForAll({ left, right }: Sides): boolean {
  return (
    /\b(?:if|when|where|once|until|who|those) [^.£$€\n]{0,40}\b(?:more than|over|above|at least|less than|under|up to|exceeds?)\s*$/i.test(
      left,
    ) ||
    (/^ or (?:less|more|under|over)\b/i.test(right) && /\bif you\b[^.£$€\n]{0,30}$/i.test(left))
  )
}

/** "The balance of £1,380.00 of your deposit will be returned to you": what the reader gets. */
function isGivenBack({ left, after }: Sides): boolean {
  return (
    /\b(?:balance|remainder|rest|remaining)(?: \w+){0,2}? (?:of )?$/i.test(left) &&
    /^(?:[^.\n]|\.\d){0,90}\bwill (?:\w+ )?be (?:returned|refunded|repaid|released|(?:paid|sent|transferred) back)\b/i.test(
      after,
    )
  )
}
