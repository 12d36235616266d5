/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    'aumento del canone',
    'aumento di canone',
    'adeguamento del canone',
    'adeguamento istat',
    'aggiornamento istat',
    'aggiornamento del canone',
    'nuovo canone',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['suo canone', 'il canone', 'nuovo canone', 'canone attuale'],
}

const BASE = {
  country: 'it',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord asks for a higher rent.',
    slot: 'what_they_want',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'During the lease the rent rises only if the contract allows the ISTAT index and the landlord asks for it.',
    slot: 'reality_check',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'A rise above the contract does not bind you, even if you signed it apart.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.right-flat-tax',
    kind: 'right',
    rank: 5,
    says: 'If the landlord chose the flat tax (cedolare secca), no rise at all may be asked for, not even ISTAT.',
    authority: {
      title: 'Decreto legislativo 23/2011 (cedolare secca)',
      provision: 'articolo 3, comma 11',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-03-14;23',
      inForceFrom: '2011-04-07',
    },
  },
  {
    ...BASE,
    id: 'it.rise.right-back',
    kind: 'right',
    rank: 8,
    says: 'What you paid above the registered contract can be claimed back, up to six months after you leave.',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.step-contract',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Read the contract: is there an ISTAT clause, and does it speak of cedolare secca?',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.step-help',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Ask a tenants’ union (SUNIA, SICET, UNIAT) to work it out.',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.option-dispute',
    kind: 'option',
    rank: 10,
    says: 'Write that the contract does not allow it, and pay the agreed rent.',
    title: 'Refuse the rise',
    cost: 'Free',
    time: 'Before the next payment',
    risk: 'Pay the agreed rent in full and in time.',
    bestFor: 'There is no clause, or cedolare secca.',
    option: 'dispute',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...BASE,
    id: 'it.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If the index is right, pay the new rent.',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the month asked for',
    risk: 'None if it is right.',
    bestFor: 'The clause is there and the sum is right.',
    option: 'comply',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative)',
      provision: 'articoli 2 e 13',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
]
