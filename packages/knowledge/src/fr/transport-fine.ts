/** Rides without a ticket on trains, metro and bus. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const TRANSIT: Test = {
  says: [
    'titre de transport',
    'sans titre de transport',
    'sans billet',
    'voyagé sans',
    'billet non valable',
    'police des transports',
    'police des services publics de transports',
    '529-4',
    '529-5',
    'indemnité forfaitaire transactionnelle',
    'règlement de transport',
  ],
}
const TRANSIT_FIRM: Test = { sender: ['sncf', 'ratp', 'keolis', 'transdev', 'tisséo', 'tcl'] }
const OFFENCE: Test = {
  says: [
    'procès-verbal',
    'verbalisé',
    'verbalisée',
    'infraction',
    'indemnité forfaitaire',
    'sans billet',
    'voyagé sans',
    'contravention',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'consumer'],
  when: { all: [OFFENCE], any: [TRANSIT, TRANSIT_FIRM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TRANSPORT_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.transport.right-three-months',
    kind: 'right',
    rank: 3,
    says: 'You have three months from the day of the control to pay or to protest in writing to the transport firm. A protest goes to the public prosecutor.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-3 à 529-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2016-03-24',
    },
  },
  {
    ...BASE,
    id: 'fr.transport.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'If you neither pay nor protest in time, it becomes a raised State fine (amende forfaitaire majorée) that the Treasury collects.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-3 à 529-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2016-03-24',
    },
  },
  {
    ...BASE,
    id: 'fr.transport.step-proof',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Had a valid pass or a broken machine? Send a copy and say why, by registered letter, before the three months end.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-3 à 529-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2016-03-24',
    },
  },
  {
    ...BASE,
    id: 'fr.transport.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 28,
    says: 'Pay the firm in time and the matter ends.',
    title: 'Pay in the three months',
    cost: 'The fixed sum and file costs.',
    time: 'Three months.',
    risk: 'None.',
    bestFor: 'It is right.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-3 à 529-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2016-03-24',
    },
  },
]
