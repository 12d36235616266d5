/** Questions of owners whose home an agency lets for them. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT: readonly Rule[] = [
  {
    country: 'fr',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'consumer', 'general'],
    checkedOn: '2026-11-22',
    checkBy: '2027-11-01',
    id: 'fr.ask-home.right-managing-agent',
    kind: 'right',
    rank: 8,
    when: {
      all: [
        { says: ['mon locataire', 'ma locataire', 'mes locataires', 'notre locataire'] },
        {
          says: [
            'agence',
            'gestionnaire',
            'administrateur de biens',
            'mandat de gestion',
            'gestion locative',
            'mandat',
          ],
        },
      ],
    },
    says: 'An agency that manages your home must do what its mandate (mandat) says. It owes you the harm that its mistakes cause.',
    authority: {
      title: 'Code civil',
      provision: 'articles 1991 et 1992',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '1804-03-20',
    },
  },
]
