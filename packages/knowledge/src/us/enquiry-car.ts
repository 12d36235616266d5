/** Questions about a car that a lender may take, or has taken. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_CAR: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-debt.car-repo',
    rank: 12,
    asks: [
      [
        'car loan',
        'auto loan',
        'car payment',
        'truck payment',
        'my car',
        'my truck',
        'car note',
        'truck loan',
        'car payments',
        'truck note',
      ],
      [
        'repo',
        'repoed',
        'repossess',
        'repossessed',
        'repossession',
        'take my car',
        'take my truck',
        'take the car',
        'taking my car',
        'come get the car',
        'come get my car',
        'took my car',
        'took my truck',
        'repo man',
        'behind on my car',
        'payments behind',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the lender has a lien on the car and your state',
    says: 'In most states a car lender may take the car after a missed payment without a court, but not with force or threats. Call it before that and ask for a plan.',
    authority: GUIDANCE.usaLegal,
  },
  {
    ...ASK,
    id: 'us.ask-debt.car-taken',
    rank: 8,
    asks: [
      ['repoed', 'repossessed', 'repo man', 'took my car', 'took my truck', 'repossessed my car'],
      [
        'back',
        'keep',
        'tools',
        'belongings',
        'my things',
        'stuff',
        'inside',
        'behind',
        'payments',
        'sell it',
        'auction',
      ],
    ],
    verdict: 'do_this',
    says: 'Write to the lender today. Ask what you must pay to get it back and by when. It must give back things that were inside, and tell you before it sells.',
    authority: {
      title: 'Uniform Commercial Code, Article 9 (as each state made it law)',
      provision: 'sections 9-609, 9-611, 9-614 and 9-623; FTC: Vehicle repossession',
      url: 'https://consumer.ftc.gov/articles/vehicle-repossession',
      inForceFrom: '2001-07-01',
    },
  },
]
