/** A letter that tells a person to stop something, and often names a penalty (sommatie). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const NO_COMPETE: Test = { says: ['concurrentiebeding', 'relatiebeding', 'geheimhoudingsbeding'] }
const WORDS: Test = {
  says: [
    'recensie',
    'recensies',
    'review',
    'reviews',
    'rectificatie',
    'rectificeren',
    'smaad',
    'laster',
    'beschuldigingen',
    'uitlatingen',
    'facebookbericht',
    'berichten op sociale media',
  ],
}
const PENALTY: Test = { says: ['boete', 'contractuele boete', 'dwangsom', 'boetebeding'] }
const BASE = {
  country: 'nl',
  kinds: ['CEASE_AND_DESIST'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const BW6 = {
  title: 'Burgerlijk Wetboek Boek 6 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005289/',
}
const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const CEASE_AND_DESIST: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.desist.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'This is a demand of the other side, no order of a judge. But they can ask a judge for a quick order (kort geding), so do not ignore it.',
    authority: {
      title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
      provision: 'artikel 254',
      url: 'https://wetten.overheid.nl/BWBR0001827/',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.desist.right-proof',
    kind: 'right',
    rank: 8,
    says: 'They must prove what you did and why it is not allowed. You need not sign their paper. You can make a promise in your own words.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'nl.desist.right-less',
    kind: 'right',
    rank: 6,
    when: { any: [PENALTY] },
    says: 'A penalty in a contract can be cut by a judge when it is plainly too high. Ask where you agreed to it.',
    authority: { ...BW6, provision: 'artikelen 6:91 en 6:94', inForceFrom: '1992-01-01' },
  },
  {
    ...BASE,
    id: 'nl.desist.right-work',
    kind: 'right',
    rank: 4,
    when: { any: [NO_COMPETE] },
    says: 'A ban on working for others must be in writing. In a fixed-term job it needs a written strong reason. A judge can cut it back or strike it out.',
    authority: { ...BW7, provision: 'artikelen 7:650 en 7:653', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.desist.right-opinion',
    kind: 'right',
    rank: 5,
    when: { any: [WORDS] },
    says: 'You may give an honest view, also a hard one. What you state as a fact must rest on facts. A judge weighs your free speech against their good name.',
    authority: {
      ...BW6,
      provision: 'artikelen 6:162 en 6:167; EVRM, artikelen 8 en 10',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.desist.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask the Juridisch Loket or a lawyer before the last day in the letter. Ask in writing for more time if you need it.',
    authority: LAW.loket,
  },
]
