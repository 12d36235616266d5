/** Questions about council tax: reminders, court, students, moves and deductions. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'consumer', 'criminal'],
  kind: 'answer',
  rank: 8,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>
const COUNCIL_TAX = ['council tax']

const CASE = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'family', 'housing', 'consumer'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const CASE_EW = { ...CASE, nations: ['england', 'wales'] } satisfies Partial<Rule>

export const ENQUIRY_COUNCIL_TAX: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.council-tax-whole-year',
    asks: [
      COUNCIL_TAX,
      [
        'instalment',
        'instalments',
        'installment',
        'missed a payment',
        'missed one',
        'missed payment',
        'reminder',
      ],
      [
        'whole year',
        'full year',
        'rest of the year',
        'full amount',
        'all of it',
        'in full',
        'all at once',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the sum in the reminder was paid within 7 days',
    says: 'Pay what the reminder asks within 7 days and you may go on by instalments. If not, the rest of the year falls due 7 days later. After two reminders in a year, a third miss makes it all due.',
    authority: cite('councilTax', 'regulation 23', 'regulation/23'),
  },
  {
    ...EW,
    id: 'gb.ask-debt.council-tax-court',
    asks: [
      COUNCIL_TAX,
      [
        'council take me to court',
        'council taking me to court',
        'take me to court',
        'taken to court',
        'go to court',
      ],
      ['pay', 'council', 'owe', 'arrears', 'missed'],
    ],
    verdict: 'yes',
    says: 'Yes. After a reminder or final notice the council can ask a magistrates court for a liability order. Paying in full before the hearing ends it, but costs may be added. Call the council first and ask for a plan.',
    authority: cite('councilTax', 'regulations 33 and 34', 'regulation/34'),
  },
  {
    ...EW,
    id: 'gb.ask-debt.council-tax-students',
    asks: [COUNCIL_TAX, ['student', 'students', 'university', 'at uni']],
    verdict: 'it_depends',
    dependsOn: 'whether everyone who lives there is a full-time student',
    says: 'If all are full-time students, the home is exempt: nobody pays. If one adult is not, that person gets the bill, with 25% off when all others are students. Send the council your student certificates.',
    authority: {
      title: 'Council Tax (Exempt Dwellings) Order 1992',
      provision: 'article 3, class N',
      url: 'https://www.legislation.gov.uk/uksi/1992/558/article/3',
      inForceFrom: '1993-04-01',
    },
  },
  {
    ...CASE_EW,
    id: 'gb.ask-debt.council-tax-moved',
    asks: [
      ['moved out', 'we moved', 'i moved', 'left the flat', 'left the house', 'old place'],
      ['council tax'],
      ['final notice', 'summons', 'bill', 'asking', 'charging', 'owe', 'arrears'],
    ],
    verdict: 'do_this',
    says: 'Write to the council tax team today with the day you left, and send proof such as the check-out report and new tenancy. Ask for a new bill and a hold. Until they agree in writing, the dates still run, so call as well.',
    authority: cite('finance', 'section 6', 'section/6'),
  },
  {
    ...CASE_EW,
    id: 'gb.ask-debt.council-tax-benefits',
    asks: [
      ['universal credit', 'benefits', 'uc', 'pip', 'esa'],
      ['council tax'],
      ['take money', 'take it', 'deduct', 'deductions', 'taken from', 'money from', 'stop my'],
    ],
    verdict: 'yes',
    says: 'Yes, but only after a liability order, and only a small set part of some benefits. No fees are added. If it leaves you short, ask the council for a lower plan and hardship help.',
    authority: {
      title: 'Council Tax (Deductions from Income Support) Regulations 1993',
      provision: 'regulations 2 to 8',
      url: 'https://www.legislation.gov.uk/uksi/1993/494/contents',
      inForceFrom: '1993-04-01',
    },
  },
  {
    ...CASE_EW,
    id: 'gb.ask-debt.council-tax-ex',
    asks: [
      [
        'my ex',
        'ex partner',
        'ex husband',
        'ex wife',
        'husband',
        'wife',
        'partner',
        'girlfriend',
        'boyfriend',
      ],
      ['council tax'],
      ['liable', 'responsible', 'have to pay', 'owe', 'my debt', 'chase me'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you lived there as a couple, or were named on the bill, at that time',
    says: 'For those dates each of you owes all of it. For dates after you moved out you do not. Tell the council the date and send proof.',
    authority: cite('finance', 'sections 6 and 9', 'section/9'),
  },
]
