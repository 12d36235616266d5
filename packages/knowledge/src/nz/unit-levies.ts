/** Bills of a body corporate for shared costs. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  units: {
    title: 'Unit Titles Act 2010',
    provision: 'sections 121 to 128 and 171 (levies, interest, disputes)',
    url: 'https://www.legislation.govt.nz/act/public/2010/0022/latest/whole.html',
    inForceFrom: '2011-06-20',
  },
} as const satisfies Record<string, Authority>

const LEVIED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['service_charge'],
} satisfies Partial<Rule>

export const UNIT_LEVIES: readonly Rule[] = [
  {
    ...LEVIED,
    id: 'nz.levy.right-papers',
    kind: 'right',
    rank: 1,
    says: 'You can ask for the minutes, the budget and the accounts that the levy rests on.',
    authority: LAWS.units,
  },
  {
    ...LEVIED,
    id: 'nz.levy.right-vote',
    kind: 'right',
    rank: 3,
    says: 'Owners set the levies at a general meeting. You can speak and vote there, in most cases once your own levies are paid.',
    authority: LAWS.units,
  },
  {
    ...LEVIED,
    id: 'nz.levy.right-tribunal',
    kind: 'right',
    rank: 4,
    says: 'The Tenancy Tribunal decides most disputes with a body corporate.',
    authority: LAWS.units,
  },
  {
    ...LEVIED,
    id: 'nz.levy.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check your share and the sum with last year. Ask the manager in writing what you do not understand.',
    authority: LAWS.units,
  },
  {
    ...LEVIED,
    id: 'nz.levy.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 3,
    says: 'Do not hold the levy back in protest. Interest and costs can be added.',
    authority: LAWS.units,
  },
  {
    ...LEVIED,
    id: 'nz.levy.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask to pay in parts',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'Low.',
    bestFor: 'The sum is right but too much at once.',
    says: 'Offer a sum each month that you can keep to, before the due day.',
    authority: LAWS.units,
  },
]
