/** Questions about leaving a job because the pay does not come. */
import type { Rule } from '@plainletter/contracts/rule'

import { TRAVAIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LEAVING_UNPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.unpaid-leave',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'it_depends',
    asks: [
      [
        'pas payé',
        'pas payée',
        'pas été payé',
        'plus payé',
        'pas versé',
        'versé le salaire',
        'salaire impayé',
        'salaires impayés',
        'retard de salaire',
        'paie pas',
        'paye pas',
        'me doit',
        'doit deux mois',
        'not paid',
        'unpaid',
      ],
      [
        'démissionner',
        'démissionne',
        'demissionner',
        'demissionne',
        'démission',
        'arrêter de travailler',
        "arrêter d'aller",
        "arreter d'aller",
        'quitter',
        'partir',
        'prise d’acte',
        "prise d'acte",
        'resign',
        'quit',
        'stop working',
      ],
      ['salaire', 'paie', 'paye', 'patron', 'employeur', 'chômage', 'chomage', 'wages', 'pay'],
    ],
    dependsOn: 'whether a court has confirmed that pay is missing',
    says: 'Do not stop work or resign first. Demand the pay by registered letter, then use the fast labour court (référé): it needs no lawyer. A €50 fee can be due, not with legal aid. A resignation opens jobless benefits if a court order shows that pay was missing. See a union before you end it yourself for the boss’s fault (prise d’acte). If the firm fails, the AGS fund pays wages.',
    authority: {
      ...TRAVAIL,
      provision: 'articles L. 1451-1, L. 3242-1 et R. 1455-5 à R. 1455-7 ; CGI, article 1635 bis Q',
      inForceFrom: '2014-07-03',
    },
  },
]
