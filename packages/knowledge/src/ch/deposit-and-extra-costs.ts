/** Letters of a landlord on the deposit and on extra costs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}

const RENT: Test = {
  says: [
    'miete',
    'mietobjekt',
    'mietzinsdepot',
    'mietkaution',
    'mietzins',
    'vermieter',
    'vermieterin',
    'mieter',
    'mietvertrag',
    'wohnung',
    'wohnungsabgabe',
    'wohnungsübergabe',
    'état des lieux',
    'riconsegna',
    'loyer',
    'bail',
    'bailleur',
    'locataire',
    'propriétaire',
    'appartement',
    'régie',
    'pigione',
    'locatore',
    'inquilino',
    'appartamento',
    'rent',
    'landlord',
  ],
}

const DEPOSIT: Test = {
  says: [
    'mietkaution',
    'kaution',
    'depot',
    'mietzinsdepot',
    'mietdepot',
    'depots',
    'garantie de loyer',
    'caution',
    'dépôt de garantie',
    'cauzione',
    'deposito',
    'deposit',
  ],
}

const CHARGES: Test = {
  says: [
    'nebenkosten',
    'nebenkostenabrechnung',
    'heizkosten',
    'heizkostenabrechnung',
    'frais accessoires',
    'décompte de charges',
    'décompte de chauffage',
    'spese accessorie',
    'conguaglio',
  ],
}

export const DEPOSIT_AND_EXTRA_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT, RENT] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...OR, provision: 'Art. 257e, 267 und 267a', inForceFrom: '1990-07-01' },
  },
  {
    ...BASE,
    id: 'ch.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT, RENT] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: { ...OR, provision: 'Art. 257e, 267 und 267a', inForceFrom: '1990-07-01' },
  },
  {
    ...BASE,
    id: 'ch.charges.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [CHARGES] },
    says: 'This is a count of extra costs. It can be wrong. You need not pay before you have seen the bills.',
    authority: { ...OR, provision: 'Art. 257a und 257b', inForceFrom: '1990-07-01' },
  },
  {
    ...BASE,
    id: 'ch.charges.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    list: 'first',
    when: { all: [CHARGES] },
    says: 'Write before the day to pay. Ask to see the bills, compare with last year and your lease, and say which costs you dispute.',
    authority: { ...OR, provision: 'Art. 257a und 257b', inForceFrom: '1990-07-01' },
  },
]
