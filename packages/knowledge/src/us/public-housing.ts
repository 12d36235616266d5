/** Housing vouchers, and public and subsidized homes. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const VOUCHER = {
  title: 'Housing Choice Voucher rules (Section 8): informal hearing',
  provision: '42 U.S.C. 1437d(k) and 1437f; 24 CFR 982.552 to 982.555',
  url: 'https://www.ecfr.gov/current/title-24/section-982.555',
  inForceFrom: '1995-07-03',
}

const PUBLIC_HOME = {
  title: 'Public housing and subsidized housing: notices, good cause and grievance hearing',
  provision: '24 CFR 966.4(l) and 966.50 to 966.57; 24 CFR part 247',
  url: 'https://www.ecfr.gov/current/title-24/section-966.4',
  inForceFrom: '1991-10-02',
}

const SECTION8 = {
  ...CHECKED,
  kinds: ['OTHER', 'EVICTION_NOTICE', 'BENEFIT_OVERPAYMENT', 'ENQUIRY', 'RENT_ARREARS_LETTER'],
  when: {
    any: [
      {
        says: [
          'housing authority',
          'housing choice voucher',
          'section 8',
          'housing assistance payment',
          'voucher program',
          'rental assistance program',
        ],
      },
    ],
    // "Section 8.3 of the CC&Rs" is no voucher.
    not: [
      {
        says: ['bankruptcy', 'homeowners association', 'owners association', 'cc&rs', 'covenants'],
      },
    ],
  },
} satisfies Partial<Rule>

const PROJECT = {
  ...CHECKED,
  kinds: ['OTHER', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'public housing',
          'housing authority',
          'grievance hearing',
          'subsidized housing',
          'hud-assisted',
          'project-based',
          'income-based housing',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const PUBLIC_HOUSING: readonly Rule[] = [
  {
    ...SECTION8,
    id: 'us.public.right-voucher',
    kind: 'right',
    rank: 3,
    says: 'Before your voucher ends, the housing office must write the reasons and mostly give you a hearing. Ask for it by the day in the letter.',
    authority: VOUCHER,
  },
  {
    ...SECTION8,
    checkedOn: '2026-11-23',
    id: 'us.public.right-voucher-fair',
    kind: 'right',
    rank: 4,
    says: 'The person who hears you may not be the one who decided, and you may see the papers first. Tell them of violence at home or a disability: both can change the decision.',
    authority: {
      title:
        'Housing vouchers: a fair hearing (Goldberg v. Kelly, 397 U.S. 254 (1970)), violence at home (Violence Against Women Act) and disability',
      provision: '24 CFR 982.552(c)(2) and 982.555(e); 34 U.S.C. 12491',
      url: 'https://www.ecfr.gov/current/title-24/section-982.555',
      inForceFrom: '2022-10-01',
    },
  },
  {
    ...SECTION8,
    id: 'us.public.step-voucher',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask for the hearing in writing and keep a copy. Ask to see your file before it.',
    authority: VOUCHER,
  },
  {
    ...PROJECT,
    id: 'us.public.right-project',
    kind: 'right',
    rank: 4,
    says: 'Public and subsidized housing may end a lease only for good cause. You must get written reasons and mostly a hearing.',
    authority: PUBLIC_HOME,
  },
]
