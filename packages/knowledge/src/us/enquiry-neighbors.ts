/** Questions about fences, noise, trees, dogs and city rules. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FENCE = {
  title: 'State fence laws',
  provision:
    'for example California Civil Code 841 (Good Neighbor Fence Act), Ohio Revised Code 971, Virginia Code 55.1-2821',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2014-01-01',
}
const NUISANCE = {
  title: 'Nuisance and trespass law of your state',
  provision: 'common law; for example California Civil Code 3479',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const TREE = {
  title: 'Tree law of your state (common law of self-help at the property line)',
  provision: 'for example California Civil Code 833, 834 and 3346',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const DOG = {
  title: 'Dog bite law of your state',
  provision:
    'for example California Civil Code 3342, Florida Statutes 767.04, Michigan MCL 287.351, New Jersey N.J.S.A. 4:19-16',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const CODE = {
  title: 'City code, and the law of your state on code enforcement',
  provision: 'for example Florida Statutes 162.06 to 162.11, California Government Code 53069.4',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const ASK_HOME = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'housing', 'consumer'],
} satisfies Partial<Rule>
export const ENQUIRY_NEIGHBORS: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'us.ask-life.fence',
    kind: 'answer',
    rank: 4,
    asks: [
      ['fence', 'fencing'],
      ['neighbor', 'neighbour', 'next door', 'pay', 'half', 'share', 'property line'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, and whether the fence is needed',
    says: 'State and city rules decide. In California neighbors mostly share a needed fence, after 30 days’ written notice. In many states you owe nothing that you did not agree to.',
    authority: FENCE,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.noise',
    kind: 'answer',
    rank: 8,
    asks: [
      [
        'neighbor',
        'neighbors',
        'upstairs',
        'downstairs',
        'next door',
        'apartment above',
        'above me',
        'below me',
        'next to me',
      ],
      [
        'noise',
        'noisy',
        'loud',
        'barking',
        'music',
        'smoke',
        'harassing',
        'parties',
        'partying',
        'stomping',
        'barks',
        'bark',
        'bass',
        'screaming',
        'all night',
        'blasting',
        'yelling',
        'dog barking',
      ],
    ],
    verdict: 'do_this',
    says: 'Keep a log and write to the neighbor first. Then complain to the city or the landlord. If it goes far beyond what is usual, a court can stop it or award money.',
    authority: NUISANCE,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.tree',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'tree',
        'trees',
        'branches',
        'roots',
        'oak',
        'limb',
        'limbs',
        'act of god',
        'tree fell',
        'branch fell',
      ],
      [
        'neighbor',
        'neighbors',
        "neighbor's",
        'next door',
        'property line',
        'neighbor says',
        'neighbors tree',
        "neighbor's tree",
        'my fence',
        'my shed',
        'my roof',
        'my yard',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the tree looked unsafe before',
    says: 'You may mostly cut branches to the line at your own cost, if the tree lives. The owner pays for harm by a tree that looked unsafe. Tell them in writing.',
    authority: TREE,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.dog',
    kind: 'answer',
    rank: 5,
    asks: [
      ['dog', 'pitbull', 'pit bull'],
      ['bit me', 'bit my', 'bitten', 'bite', 'attacked', 'killed my', 'attack'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state',
    says: 'In many states the owner pays for a bite, even a first one. In others you must show that they knew of the danger or were careless, as with an open gate or a broken leash law. See a doctor, report it to animal control, and keep photos and bills. Ask for the owner’s home or renter’s insurance, which mostly pays. If they refuse, small claims court can decide.',
    authority: DOG,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.city-code',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'code enforcement',
        'code violation',
        'city fined',
        'city says',
        'city ordinance',
        'notice of violation',
      ],
      ['yard', 'grass', 'fence', 'permit', 'house', 'property', 'trash', 'car'],
    ],
    verdict: 'do_this',
    says: 'Read the rule and the date. Fix it and send photos, or ask in writing for more time or a hearing before the fine starts.',
    authority: CODE,
  },
]
