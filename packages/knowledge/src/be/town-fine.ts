/** Administrative fines of towns (GAS, SAC): defence, sums and what they must prove. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'
import { GAS, TOWN_PARKING_FEE } from './parking-fee.ts'

const PARKED: Test = {
  says: [
    'geparkeerd',
    'parkeerde',
    'parkeerde u',
    'parkeer',
    'fout parkeren',
    'foutparkeren',
    'garé',
    'garée',
    'parkeren',
    'stilstaan',
    'stationnement',
    'stationné',
    'stationnée',
    'arrêt et stationnement',
    'parken',
    'geparkt',
  ],
}

/** A fine of a town for what has nothing to do with a car. */
export const NO_TRAFFIC: Test = {
  says: [
    'dépôt clandestin',
    'dépôts clandestins',
    'déchets',
    'déchet',
    'sac poubelle',
    'sacs poubelles',
    'sluikstort',
    'sluikstorten',
    'afval',
    'huisvuil',
    'huisvuilzak',
    'tapage',
    'bruit',
    'geluidsoverlast',
    'nachtlawaai',
    'lawaai',
    'chien',
    'chiens',
    'hond',
    'honden',
    'uriner',
    'wildplassen',
    'vuurwerk',
    'müll',
    'abfall',
    'lärm',
  ],
}

const BASE = {
  country: 'be',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const TOWN_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.fine.want-gas',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The town wants you to pay an administrative fine (GAS, SAC).',
    when: { any: [GAS] },
    authority: LAW.sacDefence,
  },
  {
    ...BASE,
    id: 'be.fine.right-defence',
    kind: 'right',
    rank: 10,
    dayToAct: 'open',
    says: 'Against a fine of a town you may defend yourself in writing within 15 days of the notice.',
    when: { all: [GAS], not: [PARKED] },
    authority: LAW.sacDefence,
  },
  {
    ...BASE,
    id: 'be.fine.right-defence-parking',
    kind: 'right',
    rank: 10,
    dayToAct: 'open',
    says: 'For standing and parking you have 30 days from the notice to pay or to defend yourself in writing.',
    when: { all: [GAS, PARKED] },
    authority: LAW.sacParking,
  },
  {
    ...BASE,
    id: 'be.fine.step-check-town',
    checkedOn: '2026-11-23',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: { all: [GAS, NO_TRAFFIC] },
    says: 'Check the day, hour and place. Ask to see the file with the report and photos.',
    authority: LAW.sacDefence,
  },
  {
    ...BASE,
    id: 'be.fine.right-gas-sum',
    kind: 'right',
    rank: 22,
    checkedOn: '2026-11-23',
    says: 'For standing and parking the sum is fixed by kind: €58, or €116 where it is more dangerous. A pavement or a cycle path is such a place. Check which kind the letter names.',
    when: { all: [GAS, PARKED], not: [TOWN_PARKING_FEE] },
    authority: {
      title:
        'Arrêté royal du 9 mars 2014 (arrêt et stationnement) / Koninklijk besluit van 9 maart 2014',
      provision: 'article 2',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2020-01-01',
    },
  },
]
