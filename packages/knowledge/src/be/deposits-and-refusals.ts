/** Letters on a deposit, a refused stay, a refused benefit: what they are, and what to do first. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK, RENT } from './conditions.ts'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}
const DEP = {
  title:
    'Vlaams Woninghuurdecreet art. 37; décret wallon du 15 mars 2018 art. 62; Code bruxellois du Logement art. 248',
  url: 'https://www.ejustice.just.fgov.be/',
}
const ALIEN = {
  title: 'Loi du 15 décembre 1980 sur les étrangers / Vreemdelingenwet',
  url: 'https://www.ejustice.just.fgov.be/',
}

const DEPOSIT: Test = {
  says: ['garantie locative', 'caution locative', 'huurwaarborg', 'waarborg', 'deposit'],
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
const REFUSED: Test = {
  says: [
    'votre demande est refusée',
    'refus de votre demande',
    'décision de refus',
    'exclusion du bénéfice',
    'vous êtes exclu',
    'vous êtes exclue',
    'fin de votre droit',
    'uw aanvraag is geweigerd',
    'weigering van uw aanvraag',
    'beslissing tot weigering',
    'uitsluiting van het recht',
    'u wordt uitgesloten',
    'einde van uw recht',
  ],
}
const BENEFIT: Test = {
  says: [
    'allocations',
    'chômage',
    'onem',
    'mutuelle',
    'cpas',
    'revenu d’intégration',
    'allocations familiales',
    'pension',
    'uitkering',
    'werkloosheid',
    'rva',
    'ziekenfonds',
    'ocmw',
    'leefloon',
    'kinderbijslag',
    'groeipakket',
    'pensioen',
  ],
}
const CHARGES: Test = {
  says: [
    'décompte de charges',
    'décompte des charges',
    'charges locatives',
    'afrekening van de kosten',
    'afrekening kosten',
    'afrekening lasten',
  ],
}

export const DEPOSITS_AND_REFUSALS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT, RENT] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...DEP, provision: 'garantie locative / huurwaarborg', inForceFrom: '2019-01-01' },
  },
  {
    ...BASE,
    id: 'be.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT, RENT] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: { ...DEP, provision: 'garantie locative / huurwaarborg', inForceFrom: '2019-01-01' },
  },
  {
    ...BASE,
    id: 'be.stay.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [STAY] },
    says: 'A no is not the end. But the time to act is short, and it runs from the letter.',
    authority: { ...ALIEN, provision: 'article 39/57', inForceFrom: '2007-06-01' },
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
    id: 'be.refusal.want',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'what_they_want',
    when: { all: [REFUSED, BENEFIT], not: [PAID_BACK] },
    says: 'An office says that you get no benefit, that it stops, or that you get less.',
    authority: { ...CJ, provision: 'articles 580 et 704', inForceFrom: '1970-11-01' },
  },
  {
    ...BASE,
    id: 'be.refusal.reality',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [REFUSED, BENEFIT] },
    says: 'An office has decided against you. Many such decisions are changed when people object with papers.',
    authority: { ...CJ, provision: 'articles 580 et 704', inForceFrom: '1970-11-01' },
  },
  {
    ...BASE,
    id: 'be.refusal.step-first',
    kind: 'step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    list: 'first',
    when: { all: [REFUSED, BENEFIT] },
    says: 'Ask for the reasons and your file. Collect papers that prove your case, and write before the last day. Proof may follow later.',
    authority: { ...CJ, provision: 'articles 580 et 704', inForceFrom: '1970-11-01' },
  },
  {
    ...BASE,
    id: 'be.refusal.right-court',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 6,
    when: { all: [REFUSED, BENEFIT] },
    says: 'You mostly have three months to go to the labour court. It costs you nothing, and your union or a free lawyer can write for you.',
    authority: {
      ...CJ,
      provision: 'articles 704 et 1017, alinéa 2; charte de l’assuré social, article 23',
      inForceFrom: '1997-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.charges.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [CHARGES, RENT] },
    says: 'This is a count of extra costs. It can be wrong. You need not pay before you have seen the bills.',
    authority: {
      ...DEP,
      provision: 'charges et frais / kosten en lasten; ancien Code civil art. 1728ter',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.charges.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    list: 'first',
    when: { all: [CHARGES, RENT] },
    says: 'Write before the day to pay. Ask to see the bills, compare with last year and your lease, and say which costs you dispute.',
    authority: {
      ...DEP,
      provision: 'charges et frais / kosten en lasten; ancien Code civil art. 1728ter',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.refusal.deadline',
    kind: 'deadline',
    kinds: ['OTHER'],
    rank: 5,
    weight: 'main',
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'next_working_day' },
    example: { clause: 'article 704', trigger: '2026-11-12', result: '2027-02-12' },
    when: { all: [REFUSED, BENEFIT] },
    says: 'You mostly have three months for the labour court. We count from the date of the letter.',
    action: 'Appeal to the labour court',
    consequence: 'The decision stands.',
    authority: { ...CJ, provision: 'article 704', inForceFrom: '1970-11-01' },
  },
]
