/** After a judgment: paying in parts and setting it aside, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'

const JUDGED = {
  country: 'au',
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const JUDGED_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
  topics: ['debt'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...JUDGED_ACTS,
    id: 'au.judged.nsw-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-NSW'],
    says: 'In New South Wales you can ask the court to pay by instalments. While you keep to its order, other enforcement stops. An order on your wages then takes no more than the instalment.',
    authority: {
      title: 'Civil Procedure Act 2005 (NSW) and Uniform Civil Procedure Rules 2005 (NSW)',
      provision: 'sections 107 and 119; rules 36.15, 36.16 and 37.1 to 37.7',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED_ACTS,
    id: 'au.judged.nsw-wages',
    kind: 'right',
    rank: 10,
    regions: ['AU-NSW'],
    says: 'In New South Wales a garnishee order must leave you a set weekly sum of your wages.',
    authority: {
      title: 'Civil Procedure Act 2005 (NSW)',
      provision: 'sections 119 and 122 (garnishee orders on wages, what must be left)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED_ACTS,
    id: 'au.judged.vic-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-VIC'],
    says: 'In Victoria you can ask to pay by instalments. If all of your money is from Centrelink, no order can be made without your consent.',
    authority: {
      title: 'Judgment Debt Recovery Act 1984 (Vic)',
      provision: 'sections 5, 6 and 12',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED_ACTS,
    id: 'au.judged.qld-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-QLD'],
    says: 'In Queensland you can ask the court for an instalment order, and to set aside a judgment made without you.',
    authority: {
      title: 'Uniform Civil Procedure Rules 1999 (Qld)',
      provision: 'rules 290, 667 and 868 to 875',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED_ACTS,
    id: 'au.judged.wa-time',
    kind: 'right',
    rank: 8,
    regions: ['AU-WA'],
    says: 'In Western Australia you can ask the court for time to pay, an instalment order or a pause of enforcement.',
    authority: {
      title: 'Civil Judgments Enforcement Act 2004 (WA)',
      provision: 'sections 15, 32 and 33',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2005-05-01',
    },
  },
  {
    ...JUDGED_ACTS,
    id: 'au.judged.sa-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-SA'],
    says: 'In South Australia the court must look at your means and can order payment by instalments.',
    authority: {
      title: 'Enforcement of Judgments Act 1991 (SA)',
      provision: 'sections 4 to 6',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.vic-setaside',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 14,
    kinds: ['COURT_JUDGMENT'],
    says: 'In Victoria you can ask the court to set aside an order made without you. Say why you were not there and what your defence is.',
    authority: {
      title: "Magistrates' Court Act 1989 (Vic)",
      provision: 'section 110 (order made in the absence of a party)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.wa-setaside',
    kind: 'right',
    regions: ['AU-WA'],
    rank: 14,
    kinds: ['COURT_JUDGMENT'],
    says: 'In Western Australia you can ask the court to set aside an order made without you. Say why you were not there and what your defence is.',
    authority: {
      title: 'Magistrates Court (Civil Proceedings) Act 2004 (WA)',
      provision: 'section 19 (setting aside a default judgment)',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2005-05-01',
    },
  },
]

export const COURT_JUDGMENT_BY_STATE = fitQuestions(ROWS, FITS)
