/** Questions about pay: wages, deductions, notice and tips. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  DISMISSED,
  JOB,
  NOTICE,
  REDUNDANT,
  UNPAID,
  WAGES,
  WORK_GB,
  WORK_NI,
} from './employment-sources.ts'
import { NOT_PAID, TAKEN_FROM_PAY, NOTICE_TO_GIVE, TIPS } from './wage-words.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>

const NI = { ...WORK_NI, kind: 'answer' } satisfies Partial<Rule>

const WIDE: Rule['topics'] = ['employment', 'general', 'consumer']

const AT_WORK = [
  'boss',
  'employer',
  'manager',
  'company',
  'work',
  'worked',
  'job',
  'wages',
  'wage',
  'salary',
  'pay',
  'paid',
]

const WORK = {
  ...WORK_GB,
  rank: 5,
  topics: ['employment', 'general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_WAGES: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.unpaid',
    topics: WIDE,
    when: { not: [{ says: ['lent', 'i loaned', 'my loan to'] }] },
    asks: [
      [
        ...NOT_PAID,
        'about wages',
        'about my wages',
        'chasing my wages',
        'asking for my wages',
        'messages about wages',
        "hasn't paid us",
        'not paid us',
        'wages short',
        'short wages',
        'wages are short',
        'underpaid wages',
        'wages wrong',
        'pay was short',
        'pay is short',
        'short this week',
        'short this month',
        'shorted my wages',
        'shorted on my wages',
        "boss doesn't pay",
        "boss won't pay",
        "boss isn't paying",
        'boss not paying',
        'boss refuses to pay',
        'boss never pays',
        "employer doesn't pay",
        "employer won't pay",
        "employer isn't paying",
        'employer not paying',
        'employer refuses to pay',
        'employer never pays',
        "manager doesn't pay",
        "manager won't pay",
        "manager isn't paying",
        'manager not paying',
        'manager refuses to pay',
        'manager never pays',
        "doesn't pay my wages",
        'not paying my wages',
        "won't pay my wages",
        'refuses to pay my wages',
        'wages not paid',
        'wages unpaid',
      ],
      [
        ...AT_WORK,
        'payslip',
        'payslips',
        'small firm',
        'building firm',
        'shifts',
        'cafe',
        'restaurant',
        'worked for',
      ],
    ],
    verdict: 'do_this',
    says: 'Your employer may not keep back pay you have earned. Ask in writing for the sum and a date. If it is not paid, contact Acas. You may claim for a shortfall within the time limit.',
    checkedOn: '2026-11-23',
    authority: WAGES,
  },
  {
    ...GB,
    id: 'gb.ask-work.deductions',
    when: {
      not: [
        {
          says: [
            'student loan',
            'maintenance loan',
            'universal credit',
            'dwp',
            'housing benefit',
            'student finance',
          ],
        },
      ],
    },
    asks: [
      TAKEN_FROM_PAY,
      ['wages', 'pay', 'salary', 'employer', 'boss', 'work', 'job', 'manager'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you agreed in writing before',
    says: 'Pay may be cut only if the law or your contract allows it, or you agreed in writing first. In shops, cuts for till shortages may not go above 10% of your gross pay.',
    authority: cite(
      'employment',
      'sections 13 to 18, with National Minimum Wage Act 1998 and National Minimum Wage Regulations 2015, regulation 12',
      'section/13',
    ),
  },
  {
    ...GB,
    id: 'gb.ask-work.notice-pay',
    topics: WIDE,
    asks: [NOTICE_TO_GIVE, [...DISMISSED, ...REDUNDANT, ...JOB, 'worked there', 'been there']],
    verdict: 'it_depends',
    dependsOn: 'how long you worked there and your contract',
    says: 'After a month of work the law gives you at least one week. After two years it is one week for each full year, up to 12. Your contract may give more. Gross misconduct is different.',
    authority: NOTICE,
  },
  {
    ...GB,
    id: 'gb.ask-work.payslip',
    when: {
      not: [
        {
          says: [
            "hasn't paid me",
            'hasnt paid me',
            'not paid me',
            "haven't been paid",
            'not been paid',
            'owes me wages',
            'unpaid wages',
          ],
        },
      ],
    },
    asks: [
      ['payslip', 'payslips', 'pay slip', 'wage slip'],
      [
        ...JOB,
        'entitled',
        'refuse',
        'get',
        'give',
        'no payslip',
        'never had a payslip',
        "won't give me",
        "doesn't give",
        "don't get",
        'without a payslip',
      ],
    ],
    verdict: 'do_this',
    says: 'Every worker must get an itemised payslip on or before pay day. It must show the pay, the cuts, and the hours if pay depends on them.',
    authority: cite('employment', 'section 8', 'section/8'),
  },
  {
    ...GB,
    id: 'gb.ask-work.tips',
    asks: [
      TIPS,
      [...JOB, 'keep', 'keeping', 'taken', 'share', 'restaurant', 'bar', 'customers', 'owner'],
    ],
    verdict: 'do_this',
    says: 'Employers may not keep tips or service charges. Since 1 October 2024 they must pass on all of them, shared fairly, by the end of the next month.',
    authority: {
      title: 'Employment (Allocation of Tips) Act 2023',
      provision: 'Employment Rights Act 1996, sections 27C to 27Y (a tribunal can order the money)',
      url: 'https://www.legislation.gov.uk/ukpga/2023/13/contents',
      inForceFrom: '2024-10-01',
    },
  },
  {
    ...NI,
    id: 'gb.ask-work.ni-wages',
    topics: WIDE,
    asks: [
      [
        ...UNPAID,
        "hasn't paid me",
        "didn't pay me",
        'never paid me',
        'owes me money',
        'still not been paid',
        'no wages',
        'wages are late',
      ],
      AT_WORK,
    ],
    verdict: 'do_this',
    says: 'Ask in writing for the sum and a date. If it is not paid, call the Labour Relations Agency on 03300 555 300. You mostly have three months to claim.',
    authority: {
      title: 'Employment Rights (Northern Ireland) Order 1996',
      provision:
        'articles 45 and 55, with Working Time Regulations (Northern Ireland) 2016, regulation 17 (holiday pay) and early conciliation by the Labour Relations Agency',
      url: 'https://www.legislation.gov.uk/nisi/1996/1919/contents',
      inForceFrom: '1996-09-24',
    },
  },
  {
    ...WORK,
    id: 'gb.ask-work.final-pay-short',
    when: {
      not: [
        {
          says: [
            'i signed',
            'signed an agreement',
            'signed a contract',
            'i agreed',
            'i did sign',
            // The cost of a course has an answer of its own.
            'a course',
            'the course',
            'training course',
            'training costs',
            'course fees',
          ],
        },
      ],
    },
    asks: [
      [
        'final payslip',
        'final pay',
        'final wage',
        'last pay',
        'last wage',
        'payslip',
        'wages',
        'my pay',
      ],
      [
        'training and dbs',
        'dbs',
        'for the training',
        'training course',
        'training',
        'training costs',
        'uniform',
        'broken',
        'damage',
        'van window',
        'till',
        'equipment',
      ],
      [
        'take it',
        'take money',
        'deduct',
        'taken',
        'docked',
        'short',
        'kept back',
        'keep back',
        'allowed to',
      ],
    ],
    kind: 'answer',
    verdict: 'no',
    says: 'No, in most cases. They need a law, a term of your contract, or your written yes from before. Costs the job needs may not push you below the minimum wage. Ask for it in writing and contact Acas now, as time limits are short.',
    authority: WAGES,
  },
]
