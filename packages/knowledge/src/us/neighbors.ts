/** Fences, trees, dogs and noise between neighbors. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const FENCE = {
  title: 'State fence laws',
  provision:
    'for example California Civil Code 841 (Good Neighbor Fence Act), Illinois 765 ILCS 130, Ohio Revised Code 971, Virginia Code 55.1-2821, Washington RCW 16.60',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2014-01-01',
}
const NUISANCE = {
  title: 'Nuisance and trespass law of your state',
  provision:
    'common law; for example California Civil Code 3479, Washington RCW 7.48, Michigan MCL 600.3801',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const TREE = {
  title: 'Tree law of your state (common law of self-help at the property line)',
  provision: 'for example California Civil Code 833, 834 and 3346; Washington RCW 64.12.030',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}

const FENCES = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      { says: ['fence', 'fences', 'fencing'] },
      { says: ['neighbor', 'neighbors', 'next door', 'property line', 'adjoining', 'boundary'] },
    ],
  },
} satisfies Partial<Rule>
const NOISE = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
  when: {
    all: [
      { says: ['neighbor', 'neighbors', 'next door', 'upstairs', 'downstairs'] },
      {
        says: [
          'noise',
          'loud',
          'barking',
          'smoke',
          'smell',
          'music',
          'flooding',
          'runoff',
          'drainage',
          'harass',
          'harassing',
          'trespass',
          'trespassing',
          'nuisance',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const TREES = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      { says: ['tree', 'trees', 'branches', 'roots', 'limb', 'limbs', 'oak'] },
      { says: ['neighbor', 'neighbors', "neighbor's", 'next door', 'property line', 'adjoining'] },
    ],
  },
} satisfies Partial<Rule>
const DOG = {
  kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'INSURANCE_DECISION'],
  when: {
    all: [
      { says: ['dog', 'dogs'] },
      { says: ['bite', 'bites', 'bit', 'bitten', 'attacked', 'attack', 'dangerous dog'] },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const SHARED = {
  kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      { says: ['fence', 'fences', 'fencing'] },
      { says: ['neighbor', 'neighbors', 'next door', 'property line', 'adjoining', 'boundary'] },
    ],
  },
  rank: 3,
} satisfies Partial<Rule>
const SHARED_FENCE: Cells = {
  CA: {
    says: 'neighbors share the fair cost of a fence equally unless it would be unjust. You must get 30 days’ written notice with the plan and the cost',
    law: 'Good Neighbor Fence Act, Civil Code 841 (Cal. Civ. Code)',
  },
  OH: {
    says: 'a partition fence law sets who shares the cost. It speaks mostly of farm land',
    law: 'Ohio Revised Code (R.C., ORC) 971.01 to 971.18',
  },
  VA: {
    says: 'neighbors mostly share a division fence, unless one lets the land lie open and says so after the notice',
    law: 'Va. Code 55.1-2821 and 55.1-2822',
  },
}

const DOG_BITES: Cells = {
  AZ: {
    says: 'a dog’s owner pays for a bite even if the dog never bit before. Sue within one year under this act',
    law: 'A.R.S. 11-1025, 11-1026 and 12-541',
  },
  CA: {
    says: 'a dog’s owner pays for a bite even if the dog never bit before',
    law: 'Civil Code 3342',
  },
  FL: {
    says: 'a dog’s owner pays for a bite, less for your own fault. A clear “Bad Dog” sign can change that',
    law: 'Florida Statutes 767.04',
  },
  GA: {
    says: 'the owner pays if the dog was known to be dangerous or ran loose against a leash law',
    law: 'O.C.G.A. 51-2-7',
  },
  IL: {
    says: 'the owner pays if the dog attacked without cause and you had a right to be there',
    law: 'Animal Control Act, 510 ILCS 5/16',
  },
  MA: {
    says: 'the owner or keeper pays for harm by a dog, unless you teased it or trespassed',
    law: 'M.G.L. c. 140, s. 155',
  },
  MI: {
    says: 'the owner pays for a bite without cause, even if the dog never bit before',
    law: 'MCL 287.351',
  },
  NC: {
    says: 'the owner pays if the dog was dangerous, or over six months old and loose at night on purpose',
    law: 'N.C.G.S. 67-4.4 and 67-12',
  },
  NJ: {
    says: 'a dog’s owner pays for a bite even if the dog never bit before',
    law: 'N.J.S.A. 4:19-16',
  },
  NY: {
    says: 'the owner of a dangerous dog pays the doctor’s bills. For more you must show that its danger was known, or since 2025 that the owner was careless',
    law: 'Agriculture and Markets Law 123; Flanders v. Goodfellow, 2025 NY Slip Op 02261 (carelessness)',
  },
  OH: {
    says: 'the owner or keeper pays for harm by a dog, unless you trespassed or teased it',
    law: 'Ohio Revised Code (R.C., ORC) 955.28',
  },
  PA: {
    says: 'the owner pays the doctor’s bills. For more you must mostly show carelessness',
    law: 'Dog Law, 3 P.S. 459-502 and 459-502-A',
  },
  TX: {
    says: 'the owner pays if it was known that the dog was dangerous, or for carelessness',
    law: 'Texas Health and Safety Code 822; common law (Marshall v. Ranne)',
  },
  VA: {
    says: 'the owner pays if the danger was known, or for carelessness, such as breaking a leash law',
    law: 'Va. Code 3.2-6540; common law',
  },
  WA: {
    says: 'a dog’s owner pays for a bite even if the dog never bit before',
    law: 'RCW 16.08.040',
  },
}

export const NEIGHBORS: readonly Rule[] = [
  {
    ...FENCES,
    id: 'us.neighbor.right-fence',
    kind: 'right',
    rank: 6,
    says: 'State or city rules say who pays for a fence on the line. Ask for the plan, the price and the reason in writing before you agree.',
    authority: FENCE,
  },
  {
    ...FENCES,
    id: 'us.neighbor.step-fence',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Look up your city’s fence rule and the property line. Offer to talk or to use free mediation.',
    authority: FENCE,
  },
  {
    ...NOISE,
    id: 'us.neighbor.right-nuisance',
    kind: 'right',
    rank: 6,
    says: 'A neighbor may not disturb your home far beyond what is usual. A court can order it to stop or award money.',
    authority: NUISANCE,
  },
  {
    ...NOISE,
    id: 'us.neighbor.step-log',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Keep a log with days and times. Write to the neighbor first, then to the city or the landlord.',
    authority: NUISANCE,
  },
  {
    ...TREES,
    id: 'us.neighbor.right-tree',
    kind: 'right',
    rank: 6,
    says: 'You may mostly cut branches back to the line at your own cost, if the tree lives. To harm a neighbor’s tree can cost two or three times its worth.',
    authority: TREE,
  },
  ...stateRows('fence', SHARED_FENCE, SHARED),
  ...stateRows('dog', DOG_BITES, DOG),
]
