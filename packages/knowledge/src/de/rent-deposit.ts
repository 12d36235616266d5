/** The deposit of a rented home (Mietkaution): how much, what may be kept, until when. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const DEPOSIT: Test = {
  says: [
    'kaution',
    'mietkaution',
    'kautionsabrechnung',
    'mietsicherheit',
    'barkaution',
    'kautionskonto',
    'kautionsguthaben',
  ],
}
const SETTLED: Test = {
  says: [
    'kautionsabrechnung',
    'abrechnung',
    'abgerechnet',
    'rechnen wir',
    'einbehalt',
    'einbehalten',
    'behalten',
    'verrechnet',
    'verrechnen',
    'rückzahlung',
    'auszahlung',
    'schäden',
    'schönheitsreparaturen',
    'auszug',
    'rückgabe der wohnung',
    'wohnungsübergabe',
  ],
}

const BASE = {
  country: 'de',
  kinds: [
    'OTHER',
    'CONSUMER_CONTRACT_DISPUTE',
    'RENT_ARREARS_LETTER',
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
  ],
  topics: ['housing'],
  when: { all: [DEPOSIT, SETTLED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const RENT_DEPOSIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 10,
    says: 'The landlord says how much of your deposit (Kaution) is kept, and why.',
    authority: cite('bgb', '551'),
  },
  {
    ...BASE,
    id: 'de.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 12,
    says: 'You do not have to accept this. For each sum the landlord must show a damage and its cost.',
    authority: cite('bgb', '538', { provision: '§§ 280, 538 und 551 BGB' }),
  },
  {
    ...BASE,
    id: 'de.deposit.right-wear',
    kind: 'right',
    rank: 6,
    says: 'You do not pay for normal wear, such as worn carpets or small marks of use.',
    authority: cite('bgb', '538'),
  },
  {
    ...BASE,
    id: 'de.deposit.right-six-months',
    kind: 'right',
    rank: 7,
    says: 'Claims for damage get too old six months after the landlord got the home back. He may still set off an old claim in some cases.',
    authority: cite('bgb', '548', { provision: '§ 548 Abs. 1 BGB' }),
  },
  {
    ...BASE,
    id: 'de.deposit.right-cap',
    kind: 'right',
    rank: 9,
    says: 'A deposit may be three net monthly rents at most. It must be kept apart, and the interest is yours.',
    authority: cite('bgb', '551', { provision: '§ 551 Abs. 1 und 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.deposit.right-paint',
    kind: 'right',
    rank: 10,
    says: 'Fixed dates for painting in the small print have no effect. If you got the home unpainted, you mostly owe no painting.',
    authority: cite('bgb', '307', { provision: '§§ 307, 535 und 538 BGB' }),
  },
  {
    ...BASE,
    id: 'de.deposit.step-write',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Write: ask for the full account with bills and the handover paper, and set a day for the rest to be paid.',
    authority: cite('bgb', '286', { provision: '§§ 286 und 551 BGB' }),
  },
  {
    ...BASE,
    id: 'de.deposit.option-dispute',
    kind: 'option',
    option: 'dispute',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 20,
    says: 'Say which sums you do not accept and why. A tenants’ association helps.',
    title: 'Ask for the rest back',
    cost: 'Free, or a yearly fee for the association.',
    time: 'Some weeks.',
    risk: 'He may still go to court.',
    bestFor: 'Sums without proof, or normal wear.',
    authority: cite('bgb', '551', { provision: '§§ 538, 548 und 551 BGB' }),
  },
]
