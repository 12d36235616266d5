/** A landlord warns a tenant of nuisance and threatens to end the lease. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const NUISANCE: Test = { says: ['overlast', 'geluidsoverlast', 'burenoverlast', 'woonoverlast'] }
const LEASE: Test = {
  says: [
    'huur',
    'huurovereenkomst',
    'huurder',
    'woning',
    'woonstichting',
    'woningcorporatie',
    'huurcontract',
  ],
}

const BASE = {
  country: 'nl',
  kinds: ['OTHER', 'EVICTION_NOTICE', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing', 'general'],
  when: { all: [NUISANCE, LEASE] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const NUISANCE_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.nuisance.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your landlord says that you cause nuisance and warns you. Mostly only a judge can end your lease for it. If the mayor closed the home, the landlord may do so without one.',
    authority: {
      title: 'Burgerlijk Wetboek (BW)',
      provision: 'artikelen 7:213 en 7:231',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2003-08-01',
    },
  },
  {
    ...BASE,
    id: 'nl.nuisance.right-judge',
    kind: 'right',
    rank: 1,
    says: 'The judge weighs how grave it is, your home, your children and what you did about it. Noise of daily life is no ground. The landlord must prove it with days and reports.',
    authority: {
      title: 'Burgerlijk Wetboek (BW)',
      provision: 'artikelen 6:265 en 7:213; Hoge Raad 28 september 2018, ECLI:NL:HR:2018:1810',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2003-08-01',
    },
  },
  {
    ...BASE,
    id: 'nl.nuisance.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer in writing: what is so, what is not, and what you will do. Ask which days and who complained. Neighbour mediation (buurtbemiddeling) is free.',
    authority: {
      title: 'Burgerlijk Wetboek (BW)',
      provision: 'artikel 7:213',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2003-08-01',
    },
  },
]
