/** Law that an adviser names first: texts with links, late bills of firms, a fair way to redundancy. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']

export const NAMED_LAW: readonly Rule[] = [
  {
    ...CHECKED,
    nations: ['england', 'wales', 'northern_ireland'],
    id: 'gb.scam.warn-link',
    kind: 'warning',
    kinds: ['TV_LICENCE_LETTER', 'TAX_DEMAND', 'PARKING_TICKET', 'PENALTY_CHARGE_NOTICE', 'OTHER'],
    severity: 'high',
    rank: 5,
    when: {
      all: [
        { says: ['click', 'click here', 'tap', 'follow the link', 'link below', 'qr code'] },
        {
          says: [
            'text message',
            'bank details',
            'card details',
            'payment details',
            'payment information',
            'billing details',
            'billing information',
            'direct debit failed',
            'payment failed',
            'payment was declined',
            'within 24 hours',
            'verify your',
          ],
        },
      ],
    },
    says: 'Thieves copy messages like this. Open the official site yourself, never by the link. Tricking people for money is a crime.',
    authority: {
      title: 'Fraud Act 2006',
      provision: 'section 2',
      url: 'https://www.legislation.gov.uk/ukpga/2006/35/section/2',
      inForceFrom: '2007-01-15',
    },
  },
  {
    ...CHECKED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.stat.right-late-payment',
    kind: 'right',
    kinds: ['STATUTORY_DEMAND'],
    rank: 18,
    when: {
      any: [
        {
          says: [
            'invoice',
            'invoices',
            'trade account',
            'goods supplied',
            'services supplied',
            'works',
            'statutory interest',
            'late payment',
          ],
        },
      ],
    },
    says: 'Between two firms the law adds interest and £40, £70 or £100 to a late bill. It cannot be added to what you bought as a consumer.',
    authority: {
      title: 'Late Payment of Commercial Debts (Interest) Act 1998',
      provision: 'sections 1, 2 and 5A',
      url: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
      inForceFrom: '2002-08-07',
    },
  },
  {
    ...CHECKED,
    nations: GREAT_BRITAIN,
    id: 'gb.redundancy.right-fair-way',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE'],
    rank: 12,
    says: 'A fair employer warns early, talks with you, chooses by fair points and looks for another job for you. A tribunal asks for each.',
    authority: {
      title:
        'Williams v Compair Maxam Ltd [1982] ICR 156 (EAT) and Polkey v AE Dayton Services Ltd [1987] UKHL 8, [1988] AC 344',
      provision:
        'fair redundancy and talks before it, under Employment Rights Act 1996, section 98(4)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/98',
      inForceFrom: '1996-08-22',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.credit.right-early-settlement',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 8,
    when: {
      all: [
        {
          says: [
            'early settlement',
            'settlement quotation',
            'settlement quote',
            'settle your loan early',
            'settle your agreement early',
          ],
        },
      ],
    },
    says: 'You may pay off a loan or car credit early at any time. The lender must then take off a part of the interest, and tell you the sum in writing if you ask.',
    authority: {
      title: 'Consumer Credit Act 1974',
      provision: 'sections 94 to 97, with Consumer Credit (Early Settlement) Regulations 2004',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/94',
      inForceFrom: '2005-05-31',
    },
  },
]
