/** A permit to stay that is refused or taken away: the court, family life, being heard, a lawyer. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const PERMIT: Test = {
  says: [
    'verblijfsvergunning',
    'verblijfsrecht',
    'vreemdelingenwet',
    'immigratie- en naturalisatiedienst',
    'terugkeerbesluit',
  ],
}
const REFUSED: Test = {
  says: [
    'afgewezen',
    'afwijzing',
    'wijs ik af',
    'wijzen wij af',
    'wij wijzen',
    'ingetrokken',
    'intrekking',
    'trek ik in',
    'niet verlengd',
    'terugkeerbesluit',
  ],
}
const FAMILY: Test = {
  says: [
    'gezinslid',
    'familie',
    'gezin',
    'partner',
    'echtgenoot',
    'echtgenote',
    'kind',
    'kinderen',
    'artikel 8 evrm',
    'gezinsleven',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['OTHER'],
  topics: ['immigration'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const IMMIGRATION_DECISION: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.stay.right-wait-here',
    kind: 'right',
    rank: 4,
    when: { all: [PERMIT, REFUSED] },
    says: 'An objection does not always let you wait here. Ask the court at once for a quick measure (voorlopige voorziening) that stops a removal.',
    authority: {
      title: 'Algemene wet bestuursrecht (Awb)',
      provision: 'artikel 8:81, met Vw 2000 artikel 73',
      url: 'https://wetten.overheid.nl/BWBR0005537/',
      inForceFrom: '2001-04-01',
    },
  },
  {
    ...BASE,
    id: 'nl.stay.right-family',
    kind: 'right',
    rank: 5,
    when: { all: [PERMIT, REFUSED, FAMILY] },
    says: 'Your family life must be weighed with care: your partner, your children, your years here. Send proof of each.',
    authority: {
      title: 'Europees Verdrag voor de Rechten van de Mens (EVRM)',
      provision: 'artikel 8',
      url: 'https://wetten.overheid.nl/BWBV0001000/',
      inForceFrom: '1954-08-31',
    },
  },
  {
    ...BASE,
    id: 'nl.stay.right-heard',
    kind: 'right',
    rank: 6,
    when: { all: [PERMIT, REFUSED] },
    says: 'You have the right to tell your story before they decide on your objection. Ask for an interpreter if you need one.',
    authority: {
      title: 'Algemene wet bestuursrecht (Awb)',
      provision: 'artikel 7:2',
      url: 'https://wetten.overheid.nl/BWBR0005537/',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.stay.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 4,
    when: { all: [PERMIT, REFUSED] },
    says: 'Find a lawyer for the law on foreigners through the Raad voor Rechtsbijstand. With a low income you pay only a small share.',
    authority: {
      title: 'Wet op de rechtsbijstand (Wrb)',
      provision: 'artikelen 12 en 34',
      url: 'https://wetten.overheid.nl/BWBR0006368/',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.stay.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    when: { all: [PERMIT, REFUSED] },
    says: 'Mostly you get four weeks to leave on your own. Your letter says if it is less.',
    authority: {
      title: 'Vreemdelingenwet 2000 (Vw 2000)',
      provision: 'artikel 62',
      url: 'https://wetten.overheid.nl/BWBR0011823/',
      inForceFrom: '2011-12-31',
    },
  },
]
