/** Care homes: a dearer price and the way out of the contract (WBVG). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const HOME: Test = {
  says: [
    'seniorenheim',
    'pflegeheim',
    'altenheim',
    'pflegeeinrichtung',
    'heimentgelt',
    'heimentgelts',
    'heimvertrag',
    'seniorenzentrum',
    'pflegewohnheim',
    'wbvg',
  ],
}
const RISE: Test = {
  says: ['erhöhung', 'erhöhen', 'erhöht', 'entgelterhöhung', 'neues entgelt', 'anpassung'],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
  topics: ['consumer', 'housing'],
  when: { all: [HOME, RISE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CARE_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.care-home.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The care home wants more money each month and mostly asks for your yes.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§ 9 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__9.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-home.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You owe the new sum four weeks after a letter with full reasons came, and not before.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§ 9 Abs. 2 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__9.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-home.right-reasons',
    kind: 'right',
    rank: 3,
    says: 'The letter must show old and new sums for each item and why costs rose. You may look into their figures.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§ 9 Abs. 2 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__9.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-home.right-fair',
    kind: 'right',
    rank: 4,
    says: 'The rise and the new sum must both be fair. Courts mostly ask for your consent, so do not sign in haste.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§§ 7 und 9 Abs. 1 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__9.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-home.right-leave',
    kind: 'right',
    rank: 5,
    says: 'You may end the contract for the day on which the rise starts.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§ 11 Abs. 1 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__11.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-home.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the figures in writing. Pay under reserve (unter Vorbehalt) if unsure. Ask the social office for help with care costs.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§ 9 Abs. 2 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__9.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-home.option',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    says: 'Say that you do not agree before you have seen the figures.',
    title: 'Ask for the figures first',
    cost: 'Free.',
    time: 'Before the rise starts.',
    risk: 'The home may go to court.',
    bestFor: 'The rise is large or unclear.',
    authority: {
      title: 'Wohn- und Betreuungsvertragsgesetz (WBVG)',
      provision: '§ 9 WBVG',
      url: 'https://www.gesetze-im-internet.de/wbvg/__9.html',
      inForceFrom: '2009-10-01',
    },
  },
]
