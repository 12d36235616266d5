/** The law for questions about a car that the lender took. */
import type { Rule } from '@plainletter/contracts/rule'

const REPO = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  when: {
    any: [
      {
        says: [
          'repo',
          'repoed',
          'repossess',
          'repossessed',
          'repossession',
          'took my car',
          'took my truck',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const ENQUIRY_REPOSSESSION: readonly Rule[] = [
  {
    ...REPO,
    id: 'us.repo.right-damages',
    kind: 'right',
    rank: 8,
    says: 'A lender may take the car only without a breach of the peace, and must tell you before it sells. If not, you may claim damages.',
    authority: {
      title: 'Uniform Commercial Code (UCC), Article 9',
      provision: 'sections 9-609 to 9-625 (repossession and damages), as law of your state',
      url: 'https://consumer.ftc.gov/articles/vehicle-repossession',
      inForceFrom: '2001-07-01',
    },
  },
  {
    ...REPO,
    id: 'us.repo.right-credit',
    kind: 'right',
    rank: 10,
    says: 'Dispute a wrong entry with the credit bureau and the lender. They must look into it, mostly within 30 days.',
    authority: {
      title: 'Fair Credit Reporting Act (FCRA)',
      provision: '15 U.S.C. 1681i and 1681s-2',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681i&num=0&edition=prelim',
      inForceFrom: '1997-09-30',
    },
  },
  {
    ...REPO,
    id: 'us.repo.right-calls',
    kind: 'right',
    rank: 12,
    when: {
      all: [
        {
          says: [
            'repo',
            'repoed',
            'repossess',
            'repossessed',
            'repossession',
            'took my car',
            'took my truck',
          ],
        },
        { says: ['call', 'calls', 'called', 'calling', 'harass', 'harassed', 'harassment'] },
      ],
    },
    says: 'Robocalls to your cell phone need your consent. Each wrong call can be worth $500.',
    authority: {
      title: 'Telephone Consumer Protection Act (TCPA)',
      provision: '47 U.S.C. 227',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title47-section227&num=0&edition=prelim',
      inForceFrom: '1992-12-20',
    },
  },
  {
    ...REPO,
    id: 'us.repo.right-unfair',
    kind: 'right',
    rank: 14,
    says: 'Banks may not use unfair practices, such as insurance that you did not need. Complain to the CFPB, and ask a consumer lawyer.',
    authority: {
      title: 'Consumer Financial Protection Act (CFPA) (unfair, deceptive or abusive practices)',
      provision: '12 U.S.C. 5531 and 5536',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section5531&num=0&edition=prelim',
      inForceFrom: '2011-07-21',
    },
  },
]
