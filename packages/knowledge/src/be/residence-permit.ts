/** Letters on the right to stay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ALIEN = {
  title:
    'Loi du 15 décembre 1980 sur l’accès au territoire, le séjour, l’établissement et l’éloignement des étrangers / Vreemdelingenwet van 15 december 1980',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1980/12/15/1980121550/justel',
}

const STAY: Test = {
  says: [
    'office des étrangers',
    'dienst vreemdelingenzaken',
    'ordre de quitter le territoire',
    'bevel om het grondgebied te verlaten',
    'titre de séjour',
    'verblijfsvergunning',
    'verblijfstitel',
    'residence permit',
  ],
}

export const RESIDENCE_PERMIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.stay.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [STAY] },
    says: 'A no is not the end. But the time to act is short, and it runs from the letter.',
    authority: { ...ALIEN, provision: 'articles 39/2 et 39/57', inForceFrom: '2007-06-01' },
  },
  {
    ...BASE,
    id: 'be.stay.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [STAY] },
    says: 'Write down the day you got it, keep the envelope, and show all pages to a lawyer today. Do not wait for more papers.',
    authority: { ...ALIEN, provision: 'article 39/57', inForceFrom: '2007-06-01' },
  },
  {
    ...BASE,
    id: 'be.stay.right-short',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [STAY] },
    says: 'Against a refusal of stay you mostly have only 30 days for the court (CCE, RvV). In some cases it is 10 days or less. Get a free lawyer at once.',
    authority: { ...ALIEN, provision: 'articles 39/57 et 39/82', inForceFrom: '2007-06-01' },
  },
]
