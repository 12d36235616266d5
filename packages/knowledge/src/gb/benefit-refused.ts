/** A benefit that was refused, cut or ended: nothing is asked back. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import {
  CHALLENGE,
  LOOKED_AGAIN,
  REFUSED,
  SCOTS_BENEFIT,
  TRIBUNAL,
} from './benefit-overpayment-cues.ts'

const PAID = {
  country: 'gb',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const TURNED_DOWN = { ...PAID, when: { all: [REFUSED] } } satisfies Partial<Rule>

export const BENEFIT_REFUSED: readonly Rule[] = [
  {
    ...PAID,
    id: 'gb.benefit.tribunal-month',
    kind: 'deadline',
    rank: 5,
    when: { all: [LOOKED_AGAIN], not: [SCOTS_BENEFIT] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    action: 'Appeal to the free tribunal',
    consequence: 'After this the tribunal must agree to hear a late appeal.',
    weight: 'main',
    example: {
      clause: 'Social Entitlement Chamber Rules 2008, rule 22(2)(d): one month after the notice',
      trigger: '2026-03-10',
      result: '2026-04-10',
    },
    says: 'You have one month from the date of this notice to appeal to a free tribunal.',
    authority: TRIBUNAL,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They decided that you do not get this benefit, or get less of it. They ask for nothing back.',
    authority: CHALLENGE,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask them to look again, for free. If they still say no, a free tribunal can decide.',
    authority: CHALLENGE,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'A no is not the end. Many decisions change when people challenge them and say more about their bad days.',
    authority: CHALLENGE,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-step-ask',
    when: { all: [REFUSED], not: [LOOKED_AGAIN, SCOTS_BENEFIT] },
    kind: 'step',
    list: 'first',
    rank: 10,
    dayToAct: 'open',
    says: 'Ask for a mandatory reconsideration within one month of the date on the letter. You can call, write or use the form.',
    authority: CHALLENGE,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-step-report',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Ask for a copy of the assessment report. Mark each line that is wrong or leaves something out.',
    authority: CHALLENGE,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-step-proof',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Go through each question where you got too few points. Say what happens, how often, and what help you need. Add letters from a doctor or carer.',
    authority: CHALLENGE,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-step-advice',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Get free help from a welfare rights adviser. Ask what other benefits you can get in the meantime.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...TURNED_DOWN,
    id: 'gb.benefit.refused-option-help',
    kind: 'option',
    option: 'get_help',
    rank: 20,
    title: 'Get a welfare rights adviser',
    says: 'They know the points and can help you write what counts.',
    cost: 'Nothing.',
    time: 'A call this week.',
    risk: 'Do not wait for a slot if the last day is near.',
    bestFor: 'Everyone who was turned down.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...PAID,
    checkedOn: '2026-11-23',
    id: 'gb.benefit.right-savings',
    kind: 'right',
    rank: 9,
    when: { all: [{ says: ['housing benefit'] }, { says: ['savings', 'capital'] }] },
    says: 'With savings over £16,000 most people get no Housing Benefit. But some money does not count, and debts secured on a thing lower its worth. Ask how each sum was counted.',
    authority: {
      title: 'Housing Benefit Regulations 2006',
      provision: 'regulations 43, 44 and 47, with Schedule 6 (what counts as savings)',
      url: 'https://www.legislation.gov.uk/uksi/2006/213/part/6',
      inForceFrom: '2006-03-06',
    },
  },
  {
    ...PAID,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.benefit.right-reside',
    kind: 'right',
    rank: 5,
    when: {
      all: [
        { says: ['right to reside', 'habitually resident', 'habitual residence'] },
        { says: ['universal credit', 'housing benefit', 'pension credit'] },
      ],
    },
    says: 'Do not take the first no. Work, even part-time, a family member who works, or a child at school can give you the right. With pre-settled status they must also ask if you could live in dignity without the money.',
    authority: {
      title: 'Universal Credit Regulations 2013',
      provision:
        'regulation 9, with Secretary of State for Work and Pensions v AT [2023] EWCA Civ 1307 and the Withdrawal Agreement',
      url: 'https://www.legislation.gov.uk/uksi/2013/376/regulation/9',
      inForceFrom: '2013-04-29',
    },
  },
]
