/** A notice of a higher rent in Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { NI_NOTICE } from './housing-sources.ts'
import { SOCIAL_LANDLORD } from './rent-increase-cues.ts'

const HIGHER_RENT = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['rent_increase'],
} satisfies Partial<Rule>
const NORTHERN_IRELAND = {
  ...HIGHER_RENT,
  nations: ['northern_ireland'],
  when: { not: [SOCIAL_LANDLORD] },
} satisfies Partial<Rule>
const NI_RENT: Authority = {
  title: 'Private Tenancies Act (Northern Ireland) 2022',
  provision: 'section 7 (rent increases)',
  url: 'https://www.legislation.gov.uk/nia/2022/20/section/7',
  inForceFrom: '2025-04-01',
}

export const RENT_INCREASE_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...NORTHERN_IRELAND,
    id: 'gb.rent-rise.right-faulty-ni',
    kind: 'right',
    rank: 7,
    says: "A rise that comes too soon, or with less than three months' notice in writing, has no effect.",
    authority: NI_RENT,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.rent-rise.step-ni',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check two things: a year since the last rise, and three full months to the start day. If one is missing, write to the landlord.',
    authority: NI_RENT,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.rent-rise.reality-ni',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'No tribunal sets the rent of most private homes in Northern Ireland. What helps is to check the rules and to bargain.',
    authority: NI_RENT,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.rent-rise.not-yet-ni',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Until the day in the notice you owe only the old rent.',
    authority: NI_RENT,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.rent-rise.right-leave-ni',
    kind: 'right',
    rank: 12,
    says: "With no fixed end, or after it, you may leave with four weeks' written notice. After ten years in the home it is twelve weeks.",
    authority: NI_NOTICE,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.rent-rise.step-council-ni',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Does the landlord break these rules and not give way? Tell environmental health at your council, and call Housing Rights.',
    authority: NI_RENT,
  },
]
