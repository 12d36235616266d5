/** Insurance contracts: dearer premiums, ending after a claim, late premiums, the other driver’s insurer. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const DEARER: Test = {
  says: [
    'beitragsanpassung',
    'beitragserhöhung',
    'prämienerhöhung',
    'prämienanpassung',
    'beitrag erhöht sich',
    'ihr neuer beitrag',
    'neuer beitrag',
  ],
}
const ENDED: Test = {
  says: [
    'kündigen wir ihren versicherungsvertrag',
    'kündigen wir den versicherungsvertrag',
    'kündigen wir den vertrag',
    'kündigung nach schadenfall',
    'kündigung im schadenfall',
    'schadenfallkündigung',
    'nach eintritt des versicherungsfalles',
  ],
}
const INSURANCE: Test = {
  says: [
    'versicherung',
    'versicherungsvertrag',
    'versicherungsschein',
    'versicherungsnummer',
    'hausratversicherung',
    'haftpflichtversicherung',
    'rechtsschutzversicherung',
    'kfz-versicherung',
    'wohngebäudeversicherung',
    'gebäudeversicherung',
  ],
}
const PRIVATE_HEALTH: Test = {
  says: [
    'private krankenversicherung',
    'privaten krankenversicherung',
    'krankenkasse',
    'pflegekasse',
    'gesetzliche krankenversicherung',
    'rentenversicherung',
  ],
}
const CRASH: Test = {
  says: [
    'verkehrsunfall',
    'unfallgegner',
    'kfz-haftpflicht',
    'haftpflichtschaden',
    'schadenregulierung',
    'unfallschaden',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['INSURANCE_DECISION', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  when: { all: [INSURANCE], not: [PRIVATE_HEALTH] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const INSURANCE_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.insurance.dearer-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    when: { all: [DEARER, INSURANCE], not: [PRIVATE_HEALTH] },
    says: 'Your insurer wants more money for the same cover.',
    authority: cite('vvg', '40'),
  },
  {
    ...BASE,
    id: 'de.insurance.dearer-right',
    kind: 'right',
    rank: 4,
    when: { all: [DEARER, INSURANCE], not: [PRIVATE_HEALTH] },
    says: 'If the price rises and the cover does not, you may end the contract within one month of this letter. It ends when the rise starts.',
    authority: cite('vvg', '40', { provision: '§ 40 Abs. 1 VVG' }),
  },
  {
    ...BASE,
    id: 'de.insurance.dearer-deadline',
    kind: 'deadline',
    weight: 'further',
    rank: 10,
    when: { all: [DEARER, INSURANCE], not: [PRIVATE_HEALTH] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'previous_working_day' },
    example: { clause: 'VVG § 40', trigger: '2026-11-12', result: '2026-12-11' },
    says: 'You have one month after the letter came to end the contract because of the rise.',
    action: 'End the contract in text form, if you want another insurer',
    consequence: 'The contract goes on at the higher price.',
    authority: cite('vvg', '40', { provision: '§ 40 Abs. 1 VVG' }),
  },
  {
    ...BASE,
    id: 'de.insurance.dearer-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [DEARER, INSURANCE], not: [PRIVATE_HEALTH] },
    says: 'Compare other offers first. End the old contract only once the new cover is promised in writing.',
    authority: cite('vvg', '40'),
  },
  {
    ...BASE,
    id: 'de.insurance.dearer-option',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    when: { all: [DEARER, INSURANCE], not: [PRIVATE_HEALTH] },
    says: 'Ask for the reason of the rise, or for a cheaper tariff.',
    title: 'Talk or change',
    cost: 'Free.',
    time: 'Within one month.',
    risk: 'A gap without cover, if you end too early.',
    bestFor: 'The rise is large.',
    authority: cite('vvg', '40'),
  },
  {
    ...BASE,
    id: 'de.insurance.ended-right',
    kind: 'right',
    rank: 5,
    when: { all: [ENDED], not: [PRIVATE_HEALTH] },
    says: 'After a claim both sides may end the contract, but only within a month after the talks on the money end. The insurer must give a month’s notice.',
    authority: cite('vvg', '92', { provision: '§§ 92 und 111 VVG' }),
  },
  {
    ...BASE,
    id: 'de.insurance.ended-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [ENDED], not: [PRIVATE_HEALTH] },
    says: 'Ask if you may end it yourself instead. Other insurers take you more gladly then. Find new cover before the day.',
    authority: cite('vvg', '92'),
  },
  {
    ...BASE,
    id: 'de.insurance.crash-right',
    kind: 'right',
    rank: 7,
    when: { all: [CRASH] },
    says: 'You can claim straight from the other driver’s insurer. It must make an offer or give reasons within three months.',
    authority: {
      title: 'Pflichtversicherungsgesetz (PflVG)',
      provision: '§ 3a PflVG, § 115 VVG',
      url: 'https://www.gesetze-im-internet.de/pflvg/__3a.html',
      inForceFrom: '2008-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.insurance.crash-lawyer',
    kind: 'right',
    rank: 8,
    when: { all: [CRASH] },
    says: 'If the other driver is at fault, that insurer mostly pays for your lawyer and your own expert too, above small damage.',
    authority: cite('bgb', '249', { provision: '§ 249 BGB' }),
  },
]
