/** What the words just before a number say it is. The nearest label decides. */
export type Label = 'phone' | 'reference' | 'health' | 'insurance' | 'card' | 'none'

const LABELS = [
  [
    'phone',
    /\b(?:my (?:new )?number(?: is)?|tel(?:ephone)?|phone|mobile|mob|call|ring|text|sms|fax|whatsapp|helpline|lines?|contact|dial|fon|ffôn)\b(?:\s*(?:us|me|him|her|them))?(?:\s*(?:on|at))?(?:\s*(?:number|no)\b)?/gi,
  ],
  ['health', /\bNHS\b(?:\s*(?:number|no)\b)?/gi],
  ['insurance', /\b(?:national insurance|NINO|NI)\b(?:\s*(?:number|no)\b)?/gi],
  ['card', /\b(?:card|visa|mastercard)\b(?:\s*(?:number|no)\b)?/gi],
  [
    'reference',
    /\b(?:(?:your|our|my|client)\s)?(?:ref(?:erence)?|account|acct|a\/c|policy|claim|pcn|case|customer|invoice|order|agreement|ratepayer|cyfeirnod|utr|mpan|mprn|code|charge|ticket|warrant|file|id|no|number|notice)\b/gi,
  ],
] as const satisfies readonly (readonly [Label, RegExp])[]

const WINDOW = 48

/** The label nearest before `at`, within a line or so. */
export function lastLabel(text: string, at: number): Label {
  const before = text.slice(Math.max(0, at - WINDOW), at)
  let nearest: { label: Label; end: number } = { label: 'none', end: -1 }
  for (const [label, pattern] of LABELS) {
    for (const match of before.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (end > nearest.end) nearest = { label, end }
    }
  }
  return nearest.label
}
