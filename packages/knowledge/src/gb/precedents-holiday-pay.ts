/** Leading cases on holiday pay and the minimum wage. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { GB_CASE, GREAT_BRITAIN, heldCase } from './cite-case.ts'

const WORK = {
  ...GB_CASE,
  nations: GREAT_BRITAIN,
  areas: ['employment'],
  kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>
const HOLIDAY = ['holiday pay', 'annual leave', 'paid holiday', 'holidays']

export const HOLIDAY_PAY_PRECEDENTS: readonly Precedent[] = [
  {
    ...WORK,
    id: 'gb.precedent.smith-v-pimlico-plumbers',
    name: 'Smith v Pimlico Plumbers Ltd',
    ...heldCase('EWCA Civ', '70', '2022-02-01'),
    kinds: ['ENQUIRY'],
    asks: [
      HOLIDAY,
      [
        'never paid',
        'not paid',
        'unpaid',
        'refused',
        'years',
        'self employed',
        'self-employed',
        'claim',
        'back pay',
      ],
    ],
    asked: 'Can a worker claim for holiday taken without pay over many years?',
    held: 'Yes. If the employer never paid for holidays, the right carries over to the end of the job.',
    helps: 'You may claim when you leave, even for old years.',
    limits: 'It covers the basic four weeks a year. Claim within three months of the end.',
    side: 'for_you',
  },
  {
    ...WORK,
    nations: ['england', 'wales', 'scotland', 'northern_ireland'],
    id: 'gb.precedent.psni-v-agnew',
    name: 'Chief Constable of the Police Service of Northern Ireland v Agnew',
    ...heldCase('UKSC', '33', '2023-10-04'),
    kinds: ['ENQUIRY'],
    asks: [
      [...HOLIDAY, 'underpaid', 'unlawful deduction', 'deductions from wages'],
      [
        'overtime',
        'underpaid',
        'years',
        'back pay',
        'too low',
        'less than',
        'series',
        'claim',
        'deduction',
        'wrong',
      ],
    ],
    asked: 'Does a gap of three months end a chain of underpaid holiday pay?',
    held: 'No. Payments linked by the same mistake are one chain, however long the gaps.',
    helps: 'You may claim for older underpayments as one chain. Overtime counts in holiday pay.',
    limits: 'In England, Wales and Scotland you can go back two years at most.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.lock-v-british-gas',
    name: 'British Gas Trading Ltd v Lock',
    ...heldCase('EWCA Civ', '983', '2016-10-07'),
    kinds: ['ENQUIRY'],
    asks: [HOLIDAY, ['commission', 'bonus', 'basic pay', 'only basic', 'sales']],
    asked: 'Must holiday pay include commission that depends on sales?',
    held: 'Yes, for the basic four weeks a year.',
    helps: 'If you earn regular commission, basic pay alone is too little.',
    limits: 'It leaves open some yearly bonuses.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.harpur-trust-v-brazel',
    name: 'Harpur Trust v Brazel',
    ...heldCase('UKSC', '21', '2022-07-20'),
    kinds: ['ENQUIRY'],
    asks: [
      HOLIDAY,
      [
        'term time',
        'term-time',
        'part year',
        'part-year',
        'zero hours',
        'irregular hours',
        '12.07',
      ],
    ],
    asked: 'Is holiday pay cut for people who work only part of the year?',
    held: 'No. They had the full weeks, paid at their average week.',
    helps: 'It can matter for holiday years that began before 1 April 2024.',
    limits:
      'The law changed after it. For newer years, part-year staff may build up 12.07% of hours worked.',
    side: 'both',
  },
  {
    ...WORK,
    nations: ['england', 'wales', 'scotland', 'northern_ireland'],
    id: 'gb.precedent.royal-mencap-v-tomlinson-blake',
    name: 'Royal Mencap Society v Tomlinson-Blake',
    ...heldCase('UKSC', '8', '2021-03-19'),
    kinds: ['ENQUIRY'],
    asks: [
      ['sleep in', 'sleep-in', 'night shift', 'on call', 'overnight', 'sleeping'],
      ['minimum wage', 'paid', 'pay', 'wage'],
    ],
    asked: 'Must care staff get the minimum wage for hours when they may sleep at work?',
    held: 'No. Only the hours when they are awake for work count.',
    helps: 'Note each time you are woken. Those hours do count.',
    limits: 'It works against you for hours you may sleep.',
    side: 'against_you',
  },
]
