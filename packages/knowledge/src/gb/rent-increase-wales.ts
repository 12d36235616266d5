/** A notice of a higher rent in Wales. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, cite } from './cite-law.ts'

const HIGHER_RENT = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['rent_increase'],
} satisfies Partial<Rule>
const WALES = { ...HIGHER_RENT, nations: ['wales'] } satisfies Partial<Rule>
const WALES_RENT = cite('renting', 'section 123', 'section/123')
const WALES_LEAVE = cite('renting', 'sections 168 and 169', 'section/168')
const WALES_COMMITTEE: Authority = {
  title: 'Renting Homes (Rent Determination) (Converted Contracts) (Wales) Regulations 2022',
  provision: 'regulation 3',
  url: 'https://www.legislation.gov.uk/wsi/2022/781/contents',
  inForceFrom: '2022-12-01',
}
const WALES_NOTICE = cite('renting', 'sections 173 and 174', 'section/173')

export const RENT_INCREASE_WALES: readonly Rule[] = [
  {
    ...WALES,
    id: 'gb.rent-rise.right-faulty-wales',
    kind: 'right',
    rank: 7,
    says: "With less than two months' notice, or less than a year since the last rise, the rent does not change.",
    authority: WALES_RENT,
  },
  {
    ...WALES,
    id: 'gb.rent-rise.right-leave-wales',
    kind: 'right',
    rank: 12,
    says: "On a contract with no fixed end you may leave with four weeks' written notice.",
    authority: WALES_LEAVE,
  },
  {
    ...WALES,
    id: 'gb.rent-rise.step-wales',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check the notice: form RHW12, two full months, and a year since the last rise. Write to the landlord if one is missing.',
    authority: WALES_RENT,
  },
  {
    ...WALES,
    id: 'gb.rent-rise.insight-wales',
    kind: 'insight',
    severity: 'medium',
    rank: 6,
    says: 'In Wales most contracts give no way to have the rent set. Some from before December 2022 do: a rent assessment committee can decide.',
    actionable:
      'Did you move in before December 2022? Ask Shelter Cymru at once, as the time to apply is short.',
    confidence: 0.7,
    authority: WALES_COMMITTEE,
  },
  {
    ...WALES,
    id: 'gb.rent-rise.reality-wales',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A landlord in Wales may end some contracts by notice and without a reason. Think of that when you bargain.',
    authority: WALES_NOTICE,
  },
  {
    ...WALES,
    id: 'gb.rent-rise.not-yet-wales',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Until the day in the notice you owe only the old rent.',
    authority: WALES_RENT,
  },
]
