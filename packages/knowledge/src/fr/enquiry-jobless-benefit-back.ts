/** Questions about jobless benefits that France Travail claims back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_JOBLESS_BENEFIT_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.jobless-benefit-back',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['debt', 'employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'france travail',
        'pôle emploi',
        'pole emploi',
        'are',
        'allocation chômage',
        'allocations chômage',
        'allocations de chômage',
        'jobless benefits',
      ],
      [
        'rembourser',
        'remboursement',
        'trop perçu',
        'trop-perçu',
        'trop percu',
        'indu',
        'réclame',
        'rendre',
        'retenue',
        'retient',
        'pay back',
        'overpaid',
      ],
      [
        'déclaré',
        'déclarer',
        'intérim',
        'travaillé',
        'erreur',
        'contester',
        'allocations',
        'euros',
        'remise',
        'échelonner',
        'plan',
        'mois',
        'me réclame',
        'réclame',
        'trop perçu',
        'trop-perçu',
        'indu',
        'que faire',
        'je dois',
      ],
    ],
    says: 'You have two months to contest it in writing (recours gracieux) with France Travail. Show pay slips and what you declared. While you contest it may mostly hold nothing back from your benefits, unless it says fraud. Is the sum right? Ask for small parts or a waiver: late is not fraud. The agency’s mediator is free. If a contrainte comes, you have only 15 days to object.',
    limit: { from: 'paper', count: 2, unit: 'months', roll: 'none' },
    authority: LAW.jobseekerDebt,
  },
]
