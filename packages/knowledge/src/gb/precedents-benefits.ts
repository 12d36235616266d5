/** Leading cases on benefits. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, GREAT_BRITAIN, heldCase, lordsCase } from './cite-case.ts'

const BENEFIT = {
  ...GB_CASE,
  nations: GREAT_BRITAIN,
  areas: ['debt'],
  kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
} satisfies Partial<Precedent>

const OVERPAID = ['overpaid', 'overpayment', 'paid too much', 'pay back', 'pay it back', 'repay']
const BENEFITS = [
  'benefit',
  'benefits',
  'universal credit',
  'housing benefit',
  'tax credits',
  'dwp',
  'esa',
  'jsa',
  'pip',
]

export const BENEFITS_PRECEDENTS: readonly Precedent[] = [
  {
    ...BENEFIT,
    id: 'gb.precedent.cpag-v-work-and-pensions',
    name: 'R (Child Poverty Action Group) v Secretary of State for Work and Pensions',
    ...heldCase('UKSC', '54', '2010-12-08'),
    when: { any: [{ says: ['overpayment', 'overpaid'] }] },
    asks: [BENEFITS, OVERPAID],
    asked:
      'Can the department take back money it overpaid by its own mistake outside the benefit rules?',
    held: 'No. It may use only the powers that the benefit law gives it.',
    helps:
      'Ask which law they rely on. Older benefits cannot be taken back if you told them everything.',
    limits:
      'For Universal Credit the law lets them take back even their own mistakes. Ask them to waive it.',
    side: 'both',
  },
  {
    ...BENEFIT,
    id: 'gb.precedent.hinchy-v-work-and-pensions',
    name: 'Hinchy v Secretary of State for Work and Pensions',
    ...lordsCase('16', '2005-03-03'),
    when: {
      any: [
        {
          says: [
            'failed to disclose',
            'failure to disclose',
            'did not tell',
            'change of circumstances',
          ],
        },
      ],
    },
    asks: [
      BENEFITS,
      [
        'told them',
        'told another',
        'already knew',
        'they knew',
        'did not tell',
        "didn't tell",
        'change of circumstances',
        'disclose',
      ],
    ],
    asked:
      'Must you tell the benefit office of a change that another part of the department knows?',
    held: 'Yes. You must tell the office that your letters name.',
    helps:
      'Find out which office you told and when. Proof of that call or letter can win the case.',
    limits: 'It works against you if you told nobody.',
    side: 'against_you',
  },
  {
    ...BENEFIT,
    nations: ENGLAND_WALES,
    id: 'gb.precedent.work-and-pensions-v-payne',
    name: 'Secretary of State for Work and Pensions v Payne',
    ...heldCase('UKSC', '60', '2011-12-14'),
    when: { any: [{ says: ['deduct', 'deductions', 'deduction'] }] },
    asks: [
      ['debt relief order', 'dro', 'bankrupt', 'bankruptcy'],
      [...BENEFITS, ...OVERPAID, 'deductions'],
    ],
    asked: 'May the department keep taking an overpayment from benefits after a debt relief order?',
    held: 'No. The order stops it from taking that money.',
    helps: 'Tell the department about the order and ask it to stop.',
    limits: 'Money got by fraud can still be taken back.',
    side: 'for_you',
  },
  {
    ...BENEFIT,
    id: 'gb.precedent.rr-v-work-and-pensions',
    name: 'RR v Secretary of State for Work and Pensions',
    ...heldCase('UKSC', '52', '2019-11-13'),
    kinds: ['ENQUIRY'],
    asks: [
      ['bedroom tax', 'spare room', 'housing benefit', 'extra bedroom'],
      ['disabled', 'disability', 'human rights', 'appeal', 'unfair', 'carer', 'discrimination'],
    ],
    asked: "Must a tribunal apply a benefit rule that breaks a person's human rights?",
    held: 'No. If the rule is not an Act of Parliament, it must be left aside.',
    helps: 'In an appeal you can say that a regulation is unfair to you as a disabled person.',
    limits: 'It does not work against Acts of Parliament.',
    side: 'for_you',
  },
  {
    ...BENEFIT,
    nations: ENGLAND_WALES,
    id: 'gb.precedent.work-and-pensions-v-johnson',
    name: 'Secretary of State for Work and Pensions v Johnson',
    ...heldCase('EWCA Civ', '778', '2020-06-22'),
    kinds: ['ENQUIRY'],
    asks: [
      ['universal credit'],
      [
        'paid twice',
        'two wages',
        'pay date',
        'payday',
        'pay day',
        'wages',
        'paid early',
        'weekend',
        'assessment period',
      ],
    ],
    asked:
      'Was it lawful to count two monthly wages in one Universal Credit month because payday moved?',
    held: 'No. It was irrational. The rules have since been changed so that this can be put right.',
    helps: 'Ask them to move one of the two wages to another month.',
    limits: 'It is about people paid once a month.',
    side: 'for_you',
  },
  {
    ...BENEFIT,
    nations: ['northern_ireland'],
    id: 'gb.precedent.kerr-v-department-for-social-development',
    name: 'Kerr v Department for Social Development',
    ...lordsCase('23', '2004-05-06'),
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    asks: [
      [...BENEFITS, 'funeral payment', 'social fund'],
      ['refused', 'prove', 'proof', 'evidence', 'turned down', 'appeal', 'stopped', 'overpayment'],
    ],
    asked: 'Who loses when facts that decide a benefit claim cannot be found out?',
    held: 'You must answer what you know. What the office can find out better is its job.',
    helps: 'If you answered every question, they cannot refuse because they did not ask more.',
    limits: 'You must give the facts that you do know.',
    side: 'for_you',
  },
  {
    ...BENEFIT,
    nations: ['northern_ireland'],
    id: 'gb.precedent.mclaughlin',
    name: 'In the matter of an application by Siobhan McLaughlin',
    ...heldCase('UKSC', '48', '2018-08-30'),
    areas: ['debt', 'family'],
    kinds: ['ENQUIRY'],
    asks: [
      [
        'bereavement',
        'widow',
        'widowed',
        'partner died',
        'husband died',
        'father died',
        'mother died',
      ],
      ['not married', 'unmarried', 'benefit', 'allowance', 'support', 'refused', 'cohabiting'],
    ],
    asked:
      'May a mother be refused a bereavement benefit because she was not married to the father?',
    held: 'No. It is unfair to the children.',
    helps: 'The law has been changed since. Unmarried parents can claim for a child.',
    limits: 'There are time limits. Parents without children are not covered.',
    side: 'for_you',
  },
]
