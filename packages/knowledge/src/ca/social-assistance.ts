/** Social assistance of the provinces. */
import type { Rule } from '@plainletter/contracts/rule'

const BENEFIT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt'],
} satisfies Partial<Rule>

export const SOCIAL_ASSISTANCE: readonly Rule[] = [
  {
    ...BENEFIT,
    id: 'ca.benefit.on-review',
    kind: 'right',
    rank: 7,
    regions: ['CA-ON'],
    when: {
      any: [
        {
          says: [
            'ontario works',
            'odsp',
            'disability support',
            'social assistance',
            'ontario au travail',
            'posph',
          ],
        },
      ],
    },
    says: 'In Ontario you have 30 days to ask for an internal review of an Ontario Works or ODSP decision, and then can appeal.',
    authority: {
      title: 'Ontario Works Act, 1997, and Ontario Disability Support Program Act, 1997',
      provision:
        'sections 20 to 36 (internal review within 30 days, appeal to the Social Benefits Tribunal)',
      url: 'https://www.ontario.ca/laws/statute/97o25a',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.bc-review',
    kind: 'right',
    rank: 7,
    regions: ['CA-BC'],
    when: {
      any: [
        {
          says: [
            'income assistance',
            'disability assistance',
            'hardship assistance',
            'ministry of social development',
          ],
        },
      ],
    },
    says: 'In British Columbia you have 20 business days to ask for a reconsideration of an assistance decision.',
    authority: {
      title: 'Employment and Assistance Act, S.B.C. 2002, c. 40 (British Columbia)',
      provision: 'sections 17 and 18 (reconsideration within 20 business days, appeal)',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.qc-review',
    kind: 'right',
    rank: 7,
    regions: ['CA-QC'],
    when: {
      any: [
        {
          says: [
            'aide sociale',
            'solidarité sociale',
            'social assistance',
            'aide financière de dernier recours',
          ],
        },
      ],
    },
    says: 'In Québec you have 90 days to ask for a review of a social assistance decision.',
    authority: {
      title: 'Individual and Family Assistance Act, CQLR c. A-13.1.1 (Québec)',
      provision: 'sections 107 to 111 (review within 90 days)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/A-13.1.1',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.benefit.on-decision',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    rank: 7,
    regions: ['CA-ON'],
    when: {
      any: [
        {
          says: [
            'ontario works',
            'odsp',
            'ontario disability support',
            'disability adjudication unit',
            'ontario au travail',
          ],
        },
      ],
    },
    says: 'This is the first word of the office, not the last. Many decisions change after a review or an appeal.',
    authority: {
      title: 'Ontario Works Act, 1997, and Ontario Disability Support Program Act, 1997',
      provision:
        'sections 20 to 36 (internal review within 30 days, appeal to the Social Benefits Tribunal)',
      url: 'https://www.ontario.ca/laws/statute/97o25',
      inForceFrom: '1998-05-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.benefit.on-step',
    kind: 'step',
    list: 'first',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    rank: 3,
    regions: ['CA-ON'],
    when: {
      any: [
        {
          says: [
            'ontario works',
            'odsp',
            'ontario disability support',
            'disability adjudication unit',
            'ontario au travail',
          ],
        },
      ],
    },
    says: 'Ask in writing for an internal review within 30 days. If they still say no, appeal to the Social Benefits Tribunal. A legal clinic helps for free.',
    authority: {
      title: 'Ontario Works Act, 1997, and Ontario Disability Support Program Act, 1997',
      provision:
        'sections 20 to 36 (internal review within 30 days, appeal to the Social Benefits Tribunal)',
      url: 'https://www.ontario.ca/laws/statute/97o25',
      inForceFrom: '1998-05-01',
    },
  },
]
