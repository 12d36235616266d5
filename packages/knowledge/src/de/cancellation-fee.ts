/** A shop or firm wants a flat sum because a customer cancelled or did not take the goods. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const CANCELLED: Test = {
  says: [
    'stornierung',
    'stornokosten',
    'stornogebühr',
    'stornogebühren',
    'stornorechnung',
    'stornopauschale',
    'abnahmeverweigerung',
    'nichtabnahme',
    'schadensersatzpauschale',
    'pauschalen schadensersatz',
    'pauschaler schadensersatz',
  ],
}
const TRAVEL: Test = { says: ['reise', 'flug', 'pauschalreise', 'hotel', 'ferienwohnung'] }
const BASE = {
  country: 'de',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
  topics: ['consumer', 'debt', 'general'],
  when: { all: [CANCELLED], not: [TRAVEL] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

/** A fee for an appointment that a patient or customer did not keep. */
const NO_SHOW: Test = {
  says: [
    'ausfallhonorar',
    'ausfallgebühr',
    'ausfallpauschale',
    'ausfallentschädigung',
    'terminausfall',
    'bestellpraxis',
  ],
}
const FEE_BILLED: Test = {
  says: [
    'nicht erschienen',
    'nicht wahrgenommen',
    'versäumt haben',
    'versäumten termin',
    'versäumter termin',
    'nicht eingehalten',
    'offener betrag',
    'zahlungserinnerung',
    'mahnung',
    'überweisen sie',
    'stellen wir ihnen in rechnung',
    'berechnen wir ihnen',
  ],
}
const NO_SHOW_BASE = { ...BASE, when: { all: [NO_SHOW] } } satisfies Partial<Rule>

export const CANCELLATION_FEE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.cancel.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'A flat sum in small print is not always owed. It may not be more than the usual loss.',
    authority: cite('bgb', '309', { provision: '§ 309 Nr. 5 BGB' }),
  },
  {
    ...BASE,
    id: 'de.cancel.right-less',
    kind: 'right',
    rank: 5,
    says: 'You may show that the firm lost less, or nothing. If the small print shuts this out, the flat sum has no effect.',
    authority: cite('bgb', '309', { provision: '§§ 305 und 309 Nr. 5 BGB' }),
  },
  {
    ...BASE,
    id: 'de.cancel.right-withdraw',
    kind: 'right',
    rank: 6,
    says: 'Did you sign online, by phone or at your home? Then you mostly had 14 days to withdraw, or a year more if they did not tell you. Not for goods made to your wishes.',
    authority: cite('bgb', '312g', { provision: '§§ 312b, 312g, 355 und 356 BGB' }),
  },
  {
    ...BASE,
    id: 'de.cancel.step-ask',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the contract, the clause and how the loss was counted. Pay nothing before you have it.',
    authority: cite('bgb', '309', { provision: '§ 309 Nr. 5 BGB' }),
  },
  {
    ...NO_SHOW_BASE,
    id: 'de.no-show.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [NO_SHOW], not: [FEE_BILLED] },
    says: 'A practice or shop reminds you of an appointment. You owe nothing now.',
    authority: cite('bgb', '615', { provision: '§§ 611, 615, 630a BGB' }),
  },
  {
    ...NO_SHOW_BASE,
    id: 'de.no-show.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'A fee for a missed appointment is owed only if the time was kept for you alone and you knew it.',
    authority: cite('bgb', '615', { provision: '§§ 280, 615, 630a BGB' }),
  },
  {
    ...NO_SHOW_BASE,
    id: 'de.no-show.right-less',
    kind: 'right',
    rank: 5,
    says: 'Fell ill, or did another patient take your time? Then mostly nothing is due. They must take off what they saved.',
    authority: cite('bgb', '615', { provision: '§§ 280, 615, 630a BGB' }),
  },
  {
    ...NO_SHOW_BASE,
    id: 'de.no-show.step-cancel',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [NO_SHOW], not: [FEE_BILLED] },
    says: 'Cannot come? Cancel before the time they name, and note the day and who you spoke to. Then no fee can follow.',
    authority: cite('bgb', '615', { provision: '§§ 280, 615, 630a BGB' }),
  },
]
