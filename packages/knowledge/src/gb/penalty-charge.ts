/** All rows about council and government penalty charges in the United Kingdom. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { COURT_FINE_PAPER, rowsExcept } from './conditions.ts'
import { FIXED_PENALTIES, NO_COUNCIL_CHARGE } from './fixed-penalties.ts'
import { LOW_EMISSION_ZONE_SCOTLAND } from './low-emission-zone-scotland.ts'
import { PENALTY_CHARGE_ACTIONS } from './penalty-charge-actions.ts'
import { GUIDANCE } from './penalty-charge-cues.ts'
import { PENALTY_CHARGE_FACTS } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_SCOTLAND_NI } from './penalty-charge-scotland-ni.ts'
import { ROAD_USER_CHARGES } from './road-user-charges.ts'

/** Wales has the same rule in regulations of its own, by the title of the English source. */
const WELSH_SOURCES: readonly { english: string; welsh: Authority }[] = [
  { english: cite('pcnEngland', '').title, welsh: cite('pcnWales', 'Parts 2 and 5') },
  { english: cite('pcnAppeals', '').title, welsh: cite('pcnAppealsWales', 'Part 2') },
  { english: GUIDANCE.title, welsh: cite('pcnAppealsWales', 'Part 2') },
]

/** A row for England and Wales that cites an English source becomes two rows, each citing the law of its own nation. */
function ofEachNation(rule: Rule): Rule[] {
  const welsh = WELSH_SOURCES.find(({ english }) => english === rule.authority.title)?.welsh
  if (welsh === undefined || rule.nations?.includes('wales') !== true) return [rule]
  return [
    { ...rule, nations: ['england'] },
    { ...rule, id: `${rule.id}-wales`, nations: ['wales'], authority: welsh },
  ]
}

const COUNCIL_CHARGES: readonly Rule[] = [
  ...[...PENALTY_CHARGE_FACTS, ...PENALTY_CHARGE_ACTIONS].flatMap(ofEachNation),
  ...ROAD_USER_CHARGES,
  ...PENALTY_CHARGE_SCOTLAND_NI,
  ...LOW_EMISSION_ZONE_SCOTLAND,
]

export const PENALTY_CHARGE: readonly Rule[] = [
  ...rowsExcept(COUNCIL_CHARGES, [NO_COUNCIL_CHARGE, COURT_FINE_PAPER]),
  ...FIXED_PENALTIES,
]
