/** A prosecutor offers to end a case for a sum, or calls to prison because a criminal fine is not paid. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const OFFER: Test = {
  says: [
    '153a',
    'einstellung gegen auflage',
    'gegen zahlung einer geldauflage',
    'geldauflage',
    'einstellung gegen zahlung',
  ],
}
const PRISON: Test = {
  says: ['ersatzfreiheitsstrafe', 'strafantritt', 'ladung zum strafantritt', 'zum strafantritt'],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT'],
  topics: ['criminal', 'general'],
  when: { any: [OFFER, PRISON] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CRIMINAL_CASE_ENDS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.crimend.offer-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [OFFER] },
    says: 'The prosecutor or the court offers to end the case if you pay or do something in time (§ 153a). It is your choice.',
    authority: cite('stpo', '153a'),
  },
  {
    ...BASE,
    id: 'de.crimend.offer-clean',
    kind: 'right',
    rank: 1,
    when: { all: [OFFER] },
    says: 'It is no conviction and stands in no certificate of conduct. You count as innocent. Pay all in time, else the case goes on and nothing is paid back.',
    authority: cite('stpo', '153a', { provision: '§ 153a Abs. 1 StPO; Art. 6 Abs. 2 EMRK' }),
  },
  {
    ...BASE,
    id: 'de.crimend.offer-no',
    kind: 'right',
    rank: 2,
    when: { all: [OFFER] },
    says: 'You may say no, or ask for a lower sum, parts or more time. Sure that you did nothing? Let a lawyer see the file first: the case may end without a sum.',
    authority: cite('stpo', '170', { provision: '§§ 147, 153, 153a und 170 Abs. 2 StPO' }),
  },
  {
    ...BASE,
    id: 'de.crimend.prison-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [PRISON] },
    says: 'You are called to prison because a criminal fine was not paid (Ersatzfreiheitsstrafe). Paying it all ends that at once. Paying a part makes it shorter.',
    authority: cite('stgb', '43', { provision: '§ 43 StGB; § 459e StPO', from: '2024-02-01' }),
  },
  {
    ...BASE,
    id: 'de.crimend.prison-half',
    kind: 'right',
    rank: 1,
    when: { all: [PRISON] },
    says: 'Did the fine become final on 1 February 2024 or later? Then two daily rates make one day in prison. A letter that counts one day for each rate is wrong: have it reckoned anew. For older fines one rate stays one day.',
    authority: cite('stgb', '43', {
      provision: '§ 43 StGB; Art. 316o Abs. 2 EGStGB',
      from: '2024-02-01',
    }),
  },
  {
    ...BASE,
    id: 'de.crimend.prison-work',
    kind: 'right',
    rank: 2,
    when: { all: [PRISON] },
    says: 'Ask the prosecutor at once to pay in small parts, or to work it off in unpaid work (gemeinnützige Arbeit). Great hardship can stop it. The court help (Gerichtshilfe) is free.',
    authority: cite('stpo', '459a', { provision: '§§ 459a und 459f StPO; Art. 293 EGStGB' }),
  },
  {
    ...BASE,
    id: 'de.crimend.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Write today with the file number: what you can pay each month, your income and rent, or that you accept. Ask for an answer in writing.',
    authority: cite('stpo', '459a', { provision: '§§ 153a und 459a StPO' }),
  },
]
