/** A request for a benefit that the family fund (CAF, MSA) or the department refuses. No money is asked back. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK, REQUEST_REFUSED } from './conditions-office.ts'
import { LAW } from './law.ts'

/** Offices with ways of appeal of their own. */
const OTHER_OFFICES: Test = { says: ['france travail', 'pôle emploi', 'mdph', 'cdaph'] }

const BENEFIT: Test = {
  says: [
    'rsa',
    'revenu de solidarité active',
    "prime d'activité",
    'aide au logement',
    'aides au logement',
    'apl',
    'als',
    'alf',
    'allocation de logement',
    'aide personnalisée au logement',
    'allocations familiales',
    'allocation de rentrée scolaire',
    'allocation de soutien familial',
    'prestation familiale',
    'prestations familiales',
    'complément de libre choix',
  ],
}
const REFUSED: Test = {
  says: [
    'est rejetée',
    'a été rejetée',
    'est refusée',
    'a été refusée',
    'rejet de votre demande',
    'refus de votre demande',
    'ne pouvons pas vous accorder',
    'ne pouvons pas donner une suite favorable',
    'ne pouvons donner une suite favorable',
    "n'avez pas droit",
    "n'ouvrez pas droit",
    'pas de droit',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['general'],
  when: { all: [BENEFIT], any: [REQUEST_REFUSED, REFUSED], not: [OTHER_OFFICES, PAID_BACK] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BENEFIT_REFUSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.refused.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The office refuses your request for a benefit. It asks for no money back.',
    authority: LAW.benefitAppeal,
  },
  {
    ...BASE,
    id: 'fr.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A no can change. Often a paper is missing, or an income was counted wrongly.',
    authority: LAW.benefitAppeal,
  },
  {
    ...BASE,
    id: 'fr.refused.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 4,
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: { clause: 'CSS R. 142-1', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months after the letter came. The day shown counts from its date, to be safe.',
    action: 'Appeal against the refusal in writing',
    consequence: 'The refusal stands. You can only ask again.',
    authority: LAW.benefitAppeal,
  },
  {
    ...BASE,
    id: 'fr.refused.right-reasons',
    kind: 'right',
    rank: 4,
    says: 'You have the right to know the reason, the rule and the incomes that they counted.',
    authority: LAW.reasons,
  },
  {
    ...BASE,
    id: 'fr.refused.right-free',
    kind: 'right',
    rank: 5,
    says: 'The appeal is free and needs no lawyer. Only after its answer, or two months of silence, can you go to the court.',
    authority: LAW.benefitAppeal,
  },
  {
    ...BASE,
    id: 'fr.refused.step-check',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Compare the reason with your papers: incomes, rent, people at home, status. Ask for the count.',
    authority: LAW.error,
  },
  {
    ...BASE,
    id: 'fr.refused.step-write',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write to the place named in the letter, with proof. Send what was missing at the same time.',
    authority: LAW.benefitAppeal,
  },
  {
    ...BASE,
    id: 'fr.refused.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    says: 'Say what is wrong and add proof.',
    title: 'Appeal against the refusal',
    cost: 'Free.',
    time: 'Within two months.',
    risk: 'None.',
    bestFor: 'The facts or the count are wrong.',
    authority: LAW.benefitAppeal,
  },
  {
    ...BASE,
    id: 'fr.refused.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    says: 'A social worker or France services reads the letter and writes with you.',
    title: 'Get help with the file',
    cost: 'Free.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'You are not sure what is missing.',
    authority: LAW.freeAdvice,
  },
]
