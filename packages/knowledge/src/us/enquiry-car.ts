/** Questions about car loans, and cars that a lender takes and sells. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_ON_ANYTHING } from './answers-in-common.ts'
import { GUIDANCE } from './authority.ts'
import { CHECKED, page } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_CAR: readonly Rule[] = [
  {
    ...ASK_ON_ANYTHING,
    id: 'us.ask-debt.deficiency',
    topics: ['debt', 'consumer', 'general'],
    rank: 4,
    asks: [
      ['repossessed', 'repossession', 'repo', 'repoed', "repo'd", 'took my car'],
      [
        'still owe',
        'i owe',
        'we owe',
        'deficiency',
        'difference',
        'rest of the loan',
        'have to pay',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether they told you of the sale and sold the car fairly',
    says: 'You may owe what the sale did not cover. But they must send notice before the sale, sell fairly, and explain the sum. If they did not, you may owe less or nothing.',
    authority: {
      ...page(
        'Uniform Commercial Code (UCC), Article 9 (law of your state)',
        'sections 9-610 to 9-616 and 9-626',
        'https://consumer.ftc.gov/articles/vehicle-repossession',
      ),
      inForceFrom: '2001-07-01',
    },
  },
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
        'lender',
        'car lender',
        'my kia',
        'my honda',
        'my ford',
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
        'goes to repo',
        'out for repo',
        'up for repo',
        'stop the repo',
        'stop them',
        'payments behind on my',
        'behind on my truck',
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
