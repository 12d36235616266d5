/** Letters of the probate court and of creditors of someone who died. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ESTATE: Test = {
  says: [
    'nachlassgericht',
    'nachlasssache',
    'erbin',
    'erbe',
    'erben',
    'erbschaft',
    'ausschlagung',
    'nachlassverbindlichkeiten',
    'rechtsnachfolger des verstorbenen',
  ],
}
const DEATH: Test = {
  says: [
    'nachlassgericht',
    'nachlasssache',
    'verstorben',
    'verstorbenen',
    'erblasser',
    'erblassers',
    'erblasserin',
    'sterbefall',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'family', 'general'],
  when: { all: [ESTATE, DEATH] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const INHERITANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.estate.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'An heir takes over debts too. You can refuse the estate (Ausschlagung), but only for six weeks.',
    authority: cite('bgb', '1944', { provision: '§§ 1942 bis 1944 BGB' }),
  },
  {
    ...BASE,
    id: 'de.estate.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    when: { all: [{ says: ['nachlassgericht', 'nachlasssache'] }, ESTATE] },
    kinds: ['OTHER'],
    terms: { trigger: 'letter', count: 6, unit: 'weeks', roll: 'next_working_day' },
    example: { clause: 'BGB § 1944', trigger: '2026-11-12', result: '2026-12-24' },
    says: 'Six weeks run from the day you learned that you inherit, and why. The day shown counts from this letter’s date. You may have known earlier.',
    action: 'Refuse the estate at the probate court or a notary, if there are mostly debts',
    consequence: 'You count as heir, with all debts.',
    authority: cite('bgb', '1944', { provision: '§§ 1944 und 1945 BGB' }),
  },
  {
    ...BASE,
    id: 'de.estate.right-form',
    kind: 'right',
    rank: 4,
    says: 'You can refuse the estate, mostly within six weeks from when you learned of it. Go in person to the probate court or a notary. A plain letter does not count.',
    authority: cite('bgb', '1945', { provision: '§§ 1944 und 1945 BGB' }),
  },
  {
    ...BASE,
    id: 'de.estate.right-limit',
    kind: 'right',
    rank: 5,
    says: 'Already an heir? You can limit debts to the estate: administration (Nachlassverwaltung), insolvency, or the plea that the estate is poor.',
    authority: cite('bgb', '1975', { provision: '§§ 1975, 1980 und 1990 BGB' }),
  },
  {
    ...BASE,
    id: 'de.estate.right-three-months',
    kind: 'right',
    rank: 7,
    says: 'As an heir you may refuse to pay debts of the dead for the first three months. A hidden debt can let you undo your acceptance.',
    authority: cite('bgb', '2014', { provision: '§§ 1954 und 2014 BGB' }),
  },
  {
    ...BASE,
    id: 'de.estate.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'List what is there and what is owed. Pay nothing and sell nothing of the estate before you decide.',
    authority: cite('bgb', '1944'),
  },
  {
    ...BASE,
    id: 'de.estate.option-refuse',
    kind: 'option',
    option: 'defend',
    // Its time is not the day that the creditor names, so it does not lead.
    rank: 16,
    checkedOn: '2026-11-24',
    says: 'Find out what is there and what is owed. If the debts are more, refuse the estate in time. Tell the creditor that you do.',
    title: 'Refuse the estate if it is mostly debts',
    cost: 'Nothing, or a fee at the court or notary.',
    time: 'Mostly six weeks.',
    risk: 'You get nothing of the estate. You can hardly undo it.',
    bestFor: 'The debts are more than what is left.',
    authority: cite('bgb', '1944', { provision: '§§ 1942 bis 1945 und 1953 BGB' }),
  },
]
