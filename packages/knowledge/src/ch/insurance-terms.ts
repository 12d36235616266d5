/** The law on late premiums and on ending a policy, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { BASIC_INSURER } from './conditions.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const VVG = {
  title: 'Versicherungsvertragsgesetz (VVG) / Loi sur le contrat d’assurance (LCA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717/de',
}

const KVG = {
  title: 'Bundesgesetz über die Krankenversicherung (KVG) / Loi sur l’assurance-maladie (LAMal)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de',
}

const PREMIUM: Test = {
  says: ['prämie', 'prämien', 'prämienrechnung', 'prime', 'primes', 'premio', 'premi'],
}

const POLICY: Test = {
  says: [
    'hausratversicherung',
    'haftpflichtversicherung',
    'motorfahrzeugversicherung',
    'police',
    'zusatzversicherung',
    'lebensversicherung',
    'assurance ménage',
    'assurance véhicule',
    'assurance complémentaire',
    'assicurazione',
    'polizza',
  ],
}

const HEALTH: Test = {
  says: [
    'krankenkasse',
    'krankenversicherung',
    'grundversicherung',
    'assurance-maladie',
    'caisse-maladie',
    'helsana',
    'css',
    'swica',
    'sanitas',
    'concordia',
    'visana',
    'assura',
    'kpt',
    'groupe mutuel',
    'sympany',
    'obligatorische krankenpflegeversicherung',
    'assurance-maladie obligatoire',
    'lamal',
    'cassa malati',
  ],
}

export const INSURANCE_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.insure.right-premium',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    rank: 12,
    when: { all: [PREMIUM], not: [HEALTH] },
    says: 'Cover stops for an unpaid premium only after a written reminder with 14 days that says what follows. After two more months the contract ends if they do not sue.',
    authority: { ...VVG, provision: 'Art. 20 und 21', inForceFrom: '2022-01-01' },
  },
  {
    ...BASE,
    id: 'ch.insure.right-end-policy',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 24,
    when: { all: [POLICY], not: [HEALTH] },
    says: 'You can take back a new policy within 14 days. A long one can be ended after three years, with three months’ notice.',
    authority: { ...VVG, provision: 'Art. 2a und 35a', inForceFrom: '2022-01-01' },
  },
  {
    ...BASE,
    id: 'ch.insure.right-cheaper',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER'],
    topics: ['debt'],
    rank: 14,
    when: { all: [PREMIUM], any: [...BASIC_INSURER] },
    says: 'With little income the canton pays part of your health premiums (Prämienverbilligung). Ask it now: in many cantons you must apply in time.',
    authority: { ...KVG, provision: 'Art. 65', inForceFrom: '2012-01-01' },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'ch.insure.right-late-notice',
    kind: 'right',
    kinds: ['INSURANCE_DECISION'],
    topics: ['consumer'],
    rank: 7,
    checkedOn: '2026-11-22',
    when: {
      any: [
        {
          says: [
            'zu spät gemeldet',
            'verspätet gemeldet',
            'verspätete meldung',
            'verspätete anzeige',
            'nicht rechtzeitig gemeldet',
            'annoncé trop tard',
            'déclaré trop tard',
            'déclaration tardive',
            'annonce tardive',
            'annunciato in ritardo',
            'notifica tardiva',
          ],
        },
      ],
    },
    says: 'A late report costs you nothing if it was not your fault. Otherwise they may mostly cut only what the delay made dearer.',
    authority: { ...VVG, provision: 'Art. 38 und 45', inForceFrom: '2022-01-01' },
  },
]
