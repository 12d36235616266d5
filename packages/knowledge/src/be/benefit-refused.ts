/** Letters of an office that refuses or stops a benefit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
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
    'refuser votre demande',
    'refuser votre',
    'demande est rejetée',
    'rejeter votre demande',
    'ne pas vous octroyer',
    'ne pas vous accorder',
    'de mettre fin',
    'de suspendre',
    'vous exclure',
    'retirer votre droit',
    'stop te zetten',
    'stopgezet',
    'stopzetting',
    'te weigeren',
    'geweigerd',
    'niet toe te kennen',
    'niet toegekend',
    'te schorsen',
    'geschorst',
    'in te trekken',
    'ingetrokken',
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
    'aide sociale',
    'maatschappelijke dienstverlening',
    'grapa',
    'igo',
    'handicap',
  ],
}

const RIS = {
  title:
    'Loi du 26 mai 2002 concernant le droit à l’intégration sociale / Leefloonwet van 26 mei 2002',
  url: 'https://www.ejustice.just.fgov.be/',
}

const CPAS: Test = {
  says: ['cpas', 'ocmw', 'revenu d’intégration', 'leefloon', 'revenu d’intégration sociale'],
}

const LIVING_WAGE: Test = {
  says: ['revenu d’intégration', "revenu d'intégration", 'ris', 'leefloon'],
}

export const BENEFIT_REFUSED: readonly Rule[] = [
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
      provision:
        'articles 704 et 1017, alinéa 2; charte de l’assuré social / handvest van de sociaal verzekerde, article 23',
      inForceFrom: '1997-01-01',
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
  {
    ...BASE,
    id: 'be.benefit.right-no-costs',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 25,
    says: 'A case against a benefit office before the labour court costs you nothing, even if you lose. Only a reckless case can cost.',
    authority: {
      ...CJ,
      provision: 'articles 580, 704 et 1017, alinéa 2',
      inForceFrom: '1970-11-01',
    },
  },
  {
    ...BASE,
    id: 'be.refusal.right-conditions',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 12,
    when: { all: [REFUSED, LIVING_WAGE] },
    says: 'For the living wage you need a home here, an age of 18, too little money and the will to work. Health or fairness can excuse you from work.',
    authority: { ...RIS, provision: 'article 3', inForceFrom: '2002-10-01' },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'be.benefit.right-living-wage',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY', 'OTHER'],
    topics: ['debt', 'general'],
    rank: 11,
    when: { all: [CPAS] },
    says: 'Against a CPAS (OCMW) decision on the living wage you have three months to go to the labour court. It can also drop a debt for reasons of fairness.',
    authority: { ...RIS, provision: 'articles 22, 24 et 47', inForceFrom: '2002-10-01' },
  },
]
