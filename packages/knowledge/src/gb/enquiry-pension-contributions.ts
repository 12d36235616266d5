/** Questions about pension money that an employer took from pay or owes and did not pay in. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_PENSION_CONTRIBUTIONS: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-work.pension-unpaid',
    kind: 'answer',
    nations: ['england', 'wales', 'scotland'],
    topics: ['employment', 'general'],
    rank: 5,
    asks: [
      [
        'pension',
        'pension contributions',
        'workplace pension',
        'pension payments',
        'nest',
        'auto enrolment',
        'auto enrolled',
      ],
      [
        'employer',
        'manager',
        'boss',
        'company',
        'payslip',
        'payslips',
        'wages',
        'my work',
        'my job',
        'firm',
      ],
      [
        'not paid',
        'not paying',
        "hasn't paid",
        'hasnt paid',
        "haven't paid",
        'havent paid',
        "isn't paying",
        'never paid',
        'nothing paid in',
        'nothing has been paid',
        'nothing has gone',
        'nothing went',
        'nothing going in',
        'not been paid',
        "hasn't been paid",
        'not going in',
        'missing',
        'taken from my',
        'deducted',
        'not paid in',
        'stopped paying',
      ],
    ],
    verdict: 'do_this',
    says: 'Compare your payslips with your pension statement. What is taken from your pay must mostly be in the scheme by the 22nd of the next month. Ask your employer in writing for the dates. Tell the pension provider, and report it to The Pensions Regulator. The Pensions Ombudsman can order your employer to pay. It is free, and you mostly have three years.',
    authority: {
      title: 'Pensions Act 1995',
      provision:
        'section 49 (what is taken from pay), with Pension Schemes Act 1993, sections 111A and 146 (payments by the employer, Pensions Ombudsman), and Pensions Act 2008, section 3',
      url: 'https://www.legislation.gov.uk/ukpga/1995/26/section/49',
      inForceFrom: '1997-04-06',
    },
  },
]
