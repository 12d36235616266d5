/** Papers on a divorce before the family judge (assignation en divorce). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law-court.ts'

const ASKED: Test = {
  says: [
    'demande en divorce',
    'assignation en divorce',
    'demande de divorce',
    'requête en divorce',
    'requête conjointe en divorce',
    'procédure de divorce',
    "audience d'orientation et sur mesures provisoires",
    'audience d’orientation et sur mesures provisoires',
  ],
}
const BEFORE_A_JUDGE: Test = {
  says: [
    'juge aux affaires familiales',
    'tribunal judiciaire',
    'avocat',
    'avocate',
    'commissaire de justice',
    'assigné',
    'assignée',
    'assignation',
  ],
}

function civil(provision: string, inForceFrom: string): Authority {
  return {
    title: 'Code civil',
    provision,
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
    inForceFrom,
  }
}
function procedure(provision: string): Authority {
  return {
    title: 'Code de procédure civile (CPC)',
    provision,
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
    inForceFrom: '2021-01-01',
  }
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'COURT_CLAIM'],
  topics: ['family'],
  when: { all: [ASKED, BEFORE_A_JUDGE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DIVORCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.divorce.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your husband or wife asks the family judge (juge aux affaires familiales) to end the marriage.',
    authority: civil('articles 229 et 251', '2021-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This starts a case that takes months. The first hearing settles the home, the children and money for now.',
    authority: civil('articles 251, 252 et 254', '2021-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'You stay married until a judgment. This paper alone takes neither your home nor your children from you.',
    authority: civil('articles 215, 255 et 260', '2021-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.right-lawyer',
    kind: 'right',
    rank: 4,
    says: 'You need a lawyer of your own, not the same as your spouse’s. The lawyer must come in within 15 days after the bailiff’s paper.',
    authority: procedure('articles 760, 763 et 1106'),
  },
  {
    ...BASE,
    id: 'fr.divorce.right-aid',
    kind: 'right',
    rank: 5,
    says: 'With a low income the State pays all or part of the lawyer (aide juridictionnelle). Your spouse’s income does not count here.',
    authority: LAW.legalAid,
  },
  {
    ...BASE,
    id: 'fr.divorce.right-for-now',
    kind: 'right',
    rank: 6,
    says: 'At the first hearing you can ask for the use of the home, support for you, and a plan for the children.',
    authority: civil('articles 254 et 255', '2021-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.right-ground',
    kind: 'right',
    rank: 7,
    says: 'You may accept the divorce without talk of fault. Without your yes it takes one year apart, or proof of a grave fault.',
    authority: civil('articles 233, 237, 238 et 242', '2021-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.right-balance',
    kind: 'right',
    rank: 8,
    says: 'If the divorce leaves you much poorer than your spouse, you can ask for a sum (prestation compensatoire).',
    authority: civil('articles 270 à 274', '2005-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Note the day this came and the day of the hearing. Find a lawyer this week and take all papers along.',
    authority: procedure('articles 763 et 1107'),
  },
  {
    ...BASE,
    id: 'fr.divorce.step-papers',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Collect pay slips, tax papers, bank statements, loans, the lease or deed, and what the children cost.',
    authority: civil('articles 255 et 272', '2005-01-01'),
  },
  {
    ...BASE,
    id: 'fr.divorce.option-aid',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    says: 'A point-justice (3039) or the lawyers’ free hours tell you what to do first.',
    title: 'Ask for free first advice',
    cost: 'Free.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'You have no lawyer yet.',
    authority: LAW.legalAid,
  },
]
