/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
import { BANK_DEBT, WORK_DONE } from './conditions.ts'

const DEBT = {
  country: 'ca',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BOTH = {
  country: 'ca',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PARTICULAR_DEBTS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'ca.debt.insight-interest',
    creditor: 'private',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Work out the yearly cost. If it is above 35%, ask a lawyer or a consumer office.',
    rank: 20,
    when: BANK_DEBT,
    says: 'Since 2025 most loans may not cost more than 35% a year, all charges in. Licensed payday loans have their own cap.',
    authority: LAW.usury,
  },
  {
    ...DEBT,
    id: 'ca.debt.right-yearly-rate',
    creditor: 'private',
    kind: 'right',
    rank: 36,
    when: {
      any: [
        { says: ['interest', 'per month', 'monthly interest', 'intérêt', 'intérêts', 'par mois'] },
      ],
    },
    says: 'If a contract gives interest by the day, week or month and no yearly rate, you owe 5% a year at most. Home loans are different.',
    authority: {
      title: 'Interest Act, R.S.C. 1985, c. I-15',
      provision: 'section 4 (yearly rate must be stated, else 5%)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/I-15/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...DEBT,
    id: 'ca.debt.right-bad-work',
    creditor: 'private',
    kind: 'right',
    rank: 8,
    when: { any: [WORK_DONE] },
    says: 'If the work was bad or not finished, say so in writing with photos. You can set your loss off against the bill.',
    authority: {
      title: 'Laws of the provinces on services',
      provision:
        'for example Consumer Protection Act, 2002 (Ontario), section 9; Civil Code of Québec, articles 1591, 2098 and 2100; The Consumer Protection and Business Practices Act (Saskatchewan), sections 19 to 33',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2005-07-30',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.debt.right-phone',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'wireless account',
            'cell phone',
            'mobile account',
            'mobile phone',
            'mobility account',
            'wireless service',
            'wireless bill',
            'phone bill',
            'internet account',
            'internet bill',
            'rogers',
            'telus',
            'fido',
            'koodo',
            'freedom mobile',
            'virgin plus',
            'vidéotron',
            'videotron',
            'bell mobility',
            'bell canada',
            'cellulaire',
          ],
        },
      ],
    },
    says: 'For a phone or internet debt you can complain to the CCTS for free. The Wireless Code limits what is owed when a phone contract ends early.',
    authority: {
      title:
        'The Wireless Code, Telecom Regulatory Policy CRTC 2017-200, under the Telecommunications Act',
      provision: 'sections G (ending a contract) and I (disconnection)',
      url: 'https://crtc.gc.ca/eng/phone/mobile/codesimpl.htm',
      inForceFrom: '2017-12-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.debt.right-sold',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 10,
    when: {
      any: [
        {
          says: [
            'assignee',
            'assigned the debt',
            'assigned your',
            'assigned this debt',
            'sold and assigned',
            'notice of assignment',
            'debt buyer',
            'has sold this debt',
            'purchased your',
            'purchased the account',
            'bought your',
            'has been sold',
            'was sold',
            'sold to',
            'acheté la créance',
            'cession de créance',
            'cédé',
          ],
        },
      ],
      // Who only collects for somebody else has bought nothing.
      not: [
        {
          says: [
            'for collection',
            'for recovery',
            'on behalf of',
            'our client',
            'pour recouvrement',
          ],
        },
      ],
    },
    says: 'Your debt was sold. Ask for the written notice of the sale and for proof that this firm owns it. Do not pay two firms.',
    authority: {
      title: 'Laws of the provinces on the sale of debts',
      provision:
        'for example Conveyancing and Law of Property Act (Ontario), section 53; Law and Equity Act (British Columbia), section 36; Judicature Act (Alberta), section 20; Civil Code of Québec, article 1641',
      url: 'https://www.ontario.ca/laws/statute/90c34',
      inForceFrom: '1994-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.debt.right-student',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    topics: ['debt'],
    rank: 7,
    when: {
      any: [
        { says: ['student loan', 'student loans', 'nslsc', 'prêt étudiant', 'prêts étudiants'] },
      ],
    },
    says: 'The government mostly has six years to sue for a student loan; a payment starts it again. It can still hold back tax refunds. Ask for repayment help.',
    authority: {
      title:
        'Canada Student Financial Assistance Act, S.C. 1994, c. 28, and Bankruptcy and Insolvency Act',
      provision:
        'section 16.1 (six years); section 178(1)(g) (loan ends in bankruptcy after seven years from school)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/',
      inForceFrom: '2009-01-01',
    },
  },
]
