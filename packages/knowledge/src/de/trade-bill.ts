/** Bills of tradespeople: estimates that were passed, faults, urgent repairs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const TRADE: Test = {
  says: [
    'kostenvoranschlag',
    'kostenanschlag',
    'handwerkerrechnung',
    'arbeitsstunden',
    'arbeitslohn',
    'anfahrt',
    'anfahrtskosten',
    'notdienst',
    'schlüsseldienst',
    'rohrreinigung',
    'monteur',
    'reparatur in ihrer wohnung',
    'schlussrechnung',
    'mehraufwand',
    'nacharbeit',
    'handwerksbetrieb',
    'badsanierung',
    'malerarbeiten',
    'dachdecker',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer', 'debt'],
  // A landlord sets an estimate off against the deposit.
  when: { all: [TRADE], not: [{ says: ['kaution', 'mietkaution'] }] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TRADE_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.trade.right-estimate',
    kind: 'right',
    rank: 4,
    says: 'If the work will cost much more than the estimate, they must tell you at once. If they did not, they can lose the extra sum.',
    authority: cite('bgb', '649', { provision: '§ 649 BGB', from: '2018-01-01' }),
  },
  {
    ...BASE,
    id: 'de.trade.right-price',
    kind: 'right',
    rank: 5,
    says: 'No price agreed? Then only the usual local price is due. A price more than twice as high can be void (Wucher).',
    authority: cite('bgb', '632', { provision: '§§ 138 und 632 BGB' }),
  },
  {
    ...BASE,
    id: 'de.trade.right-faults',
    kind: 'right',
    rank: 6,
    checkedOn: '2026-11-24',
    says: 'Faulty work? You may keep back twice what the repair will cost until it is put right. Set a last day in writing first.',
    authority: cite('bgb', '641', { provision: '§§ 634, 635 und 641 Abs. 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.trade.right-withdraw',
    kind: 'right',
    rank: 7,
    says: 'Was the contract made at your home? You mostly have 14 days to withdraw. The urgent repair that you called them for is excluded.',
    authority: cite('bgb', '312g', { provision: '§§ 312b, 312g und 355 BGB' }),
  },
  {
    ...BASE,
    id: 'de.trade.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare hours, parts and travel with what was agreed. Pay the part that is right and dispute the rest in writing.',
    authority: cite('bgb', '632', { provision: '§§ 632, 641 und 649 BGB' }),
  },
  {
    ...BASE,
    id: 'de.trade.option',
    kind: 'option',
    option: 'complain',
    rank: 20,
    says: 'Ask the chamber of crafts (Handwerkskammer) to settle it.',
    title: 'Free settlement',
    cost: 'Free or cheap.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'Price or quality is in doubt.',
    authority: {
      title: 'Handwerksordnung (HwO)',
      provision: '§ 91 Abs. 1 Nr. 11 HwO',
      url: 'https://www.gesetze-im-internet.de/hwo/__91.html',
      inForceFrom: '2004-01-01',
    },
  },
]
