/** Letters that want something undone or stopped, and money only beside it. */
import type { Letter } from './letter.ts'

/** What such letters ask for, each in its many turns. */
const WANTED = [
  /\b(?:apolog(?:y|ise|ize)|retract(?:ion)?|correction) (?:\w+ ){0,6}(?:in|on|to|for|of|publicly|from)\b|\b(?:publish|issue|post|write|provide|make) (?:an? |the )?(?:\w+ ){0,2}(?:apology|retraction|correction)\b|\bfull retraction\b|\bretract (?:the|your|all)\b/i,
  /\b(?:take down|delete|remove|withdraw) (?:(?:the|all|any|every|each|your|these|those|this|of|and|such|other) ){0,4}(?:\w+ )?(?:posts?|reviews?|comments?|videos?|statements?|publications?|tweets?|allegations?|articles?|pages?|photos?|pictures?|content|material)\b/i,
  /\bundertak(?:e|ing|ings)\b|\bpromise in writing\b|\bwritten assurances?\b/i,
  /\b(?:(?:cease|desist|refrain|abstain)\b|(?:must|do|should|shall|are) not (?:to )?(?:contact|approach|communicate|come near|message|telephone|enter|use|repeat|publish|go near)\b|stop (?:using|contacting|publishing|posting|harassing|making|approaching|entering|saying|selling|trading|passing|emailing|following))/i,
  /\b(?:injunctions?|interdict|non-?molestation|restraining order|protection order|damages)\b/i,
] as const
/** Words or deeds against somebody, for which it is wanted. */
const WRONGED =
  /\b(?:defam\w*|libel\w*|slander\w*|derogatory|disparag\w*|malic\w*|false (?:statements?|allegations?|claims?)|untrue|harass\w*|reputation|trade ?marks?|passing off|privacy|nuisance|trespass\w*|confidential\w*|intimidat\w*)\b/i
/** A paper of a court says so too. */
const OF_COURT =
  /\b(?:it is (?:hereby )?ordered|claim (?:no|number|form)\b|case (?:no|number)\b|penal notice|your tenancy|tenancy agreement|rent arrears)\b/i

/** True where two of these are asked of a person who is said to have wronged another. */
export function isDemandToStop({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 8000)
  if (!WRONGED.test(text) || OF_COURT.test(text)) return false
  return WANTED.filter((words) => words.test(text)).length >= 2
}
