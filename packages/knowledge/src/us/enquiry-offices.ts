/** Questions about vouchers, veterans, juries, forgiven loans and medical records. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const VOUCHER = {
  title: 'Housing Choice Voucher rules (Section 8) and public housing rules',
  provision: '24 CFR 982.555 and 966.50',
  url: 'https://www.ecfr.gov/current/title-24/section-982.555',
  inForceFrom: '1995-07-03',
}
const VA = {
  title: 'Appeals Modernization Act: decisions of the Department of Veterans Affairs',
  provision: '38 U.S.C. 5104C, 5108 and 7105; 38 CFR 3.2500',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section5104C&num=0&edition=prelim',
  inForceFrom: '2019-02-19',
}
const JURY = {
  title: 'Jury service: federal law, and the jury law of your state',
  provision: '28 U.S.C. 1863, 1866 and 1875',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1875&num=0&edition=prelim',
  inForceFrom: '1978-11-02',
}
const PSLF = {
  title: 'Higher Education Act (HEA): forgiveness and discharge of federal student loans',
  provision: '20 U.S.C. 1087e(m); 34 CFR 685.213, 685.214 and 685.219',
  url: 'https://www.ecfr.gov/current/title-34/section-685.219',
  inForceFrom: '2023-07-01',
}
const CHART = {
  title: 'HIPAA Privacy Rule (your medical records)',
  provision: '45 CFR 164.524',
  url: 'https://www.ecfr.gov/current/title-45/section-164.524',
  inForceFrom: '2003-04-14',
}
const ASK_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>
const ASK_RENT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>
const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>
export const ENQUIRY_OFFICES: readonly Rule[] = [
  {
    ...ASK_RENT,
    id: 'us.ask-life.voucher',
    kind: 'answer',
    rank: 5,
    asks: [
      ['voucher', 'section 8', 'housing authority'],
      [
        'terminate',
        'terminated',
        'losing',
        'lose',
        'cut off',
        'taken away',
        'ended',
        'ending',
        'hearing',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask in writing for the hearing by the day in the letter, and ask to see your file. Your help should mostly go on until the hearing.',
    authority: VOUCHER,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.va-decision',
    kind: 'answer',
    rank: 5,
    asks: [
      ['va', 'veterans affairs'],
      ['denied', 'rating', 'decision', 'appeal', 'disability claim'],
    ],
    verdict: 'do_this',
    says: 'You have one year. Send new proof (supplemental claim), ask for a higher-level review, or go to the Board. A veterans organization helps for free.',
    authority: VA,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.jury',
    kind: 'answer',
    rank: 5,
    asks: [
      ['jury duty', 'jury summons', 'jury service'],
      [
        'have to',
        'get out',
        'excused',
        'postpone',
        'skip',
        'ignore',
        'miss',
        'job',
        'work',
        'fired',
        'pay',
      ],
    ],
    verdict: 'do_this',
    says: 'Answer by the date. You can mostly put it off once, or ask to be excused for hardship or care. Your employer may not fire you for serving.',
    authority: JURY,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.loan-forgiveness',
    kind: 'answer',
    rank: 6,
    asks: [
      ['student loan', 'student loans'],
      ['forgiveness', 'forgiven', 'pslf', 'disabled', 'disability', 'closed', 'discharge'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the kind of loan and of work',
    says: 'Federal loans can be cleared after ten years of public service, for lasting disability, or when the school closed. Apply for free at studentaid.gov. Private loans mostly cannot.',
    authority: PSLF,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.medical-records',
    kind: 'answer',
    rank: 7,
    asks: [
      ['medical records', 'my records', 'doctor records'],
      ['get', 'copy', 'refuse', 'refuses', 'request', 'charge'],
    ],
    verdict: 'yes',
    says: 'You can get your records, mostly within 30 days and for a fair fee. They may not hold them back because of an unpaid bill. Complain to the HHS Office for Civil Rights.',
    authority: CHART,
  },
]
