/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    'subida del alquiler',
    'subida de la renta',
    'subida de alquiler',
    'actualización de la renta',
    'actualización de renta',
    'actualizar la renta',
    'incremento de la renta',
    'nueva renta',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['su renta', 'su alquiler', 'la renta', 'nueva renta', 'renta actual'],
}

const BASE = {
  country: 'es',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord wants to raise the rent.',
    slot: 'what_they_want',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'This is allowed only if the contract says so, once a year, and within the cap.',
    slot: 'reality_check',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'The new rent is due from the month after they write and show how it was worked out.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18.3',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.right-cap',
    kind: 'right',
    rank: 5,
    says: 'For leases since 26 May 2023 the rise may not be above the IRAV index.',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18 e índice IRAV (INE)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'es.rise.right-clause',
    kind: 'right',
    rank: 8,
    says: 'With no clause in the contract there is no rise while it runs.',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18.1',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.right-paper',
    kind: 'right',
    rank: 10,
    says: 'You may ask for the certificate of the statistics office (INE) that shows the index.',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18.3',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check the clause, the yearly date and the percentage on the INE site.',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.step-write',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If it is too high, say so in writing and pay the right rent in full.',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.option-dispute',
    kind: 'option',
    rank: 10,
    says: 'Write what is wrong and what you will pay.',
    title: 'Contest the rise',
    cost: 'Free',
    time: 'Before the next payment',
    risk: 'Never pay less than the right rent.',
    bestFor: 'There is no clause or it is above the cap.',
    option: 'dispute',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...BASE,
    id: 'es.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If it is right, pay the new rent.',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the month after the notice',
    risk: 'None if it is right.',
    bestFor: 'You checked it and it is right.',
    option: 'comply',
    authority: {
      title: 'Ley de Arrendamientos Urbanos (Ley 29/1994)',
      provision: 'artículo 18',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      inForceFrom: '2023-05-26',
    },
  },
]
