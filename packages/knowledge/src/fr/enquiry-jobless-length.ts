/** How long French jobless benefit lasts, also after an agreed end. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH: readonly Rule[] = [
  {
    country: 'fr',
    checkedOn: '2026-11-23',
    checkBy: '2027-02-28',
    kinds: ['ENQUIRY'],
    id: 'fr.ask-work.jobless-length',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'it_depends',
    dependsOn: 'your age, and how and when the contract ended',
    when: {
      not: [
        {
          says: [
            'carence',
            'délai de carence',
            'rembourser',
            'trop-perçu',
            'trop perçu',
            'abandon de poste',
          ],
        },
      ],
    },
    asks: [
      [
        'chômage',
        'chomage',
        'allocation chômage',
        'allocation chomage',
        'indemnisation',
        'allocation de retour à l’emploi',
        'france travail',
        'unemployment benefit',
        'jobless benefit',
      ],
      [
        'combien de temps',
        'pendant combien',
        'combien de mois',
        'durée maximale',
        'duree maximale',
        'durée d’indemnisation',
        "durée d'indemnisation",
        'quelle durée',
        'quelle est la durée',
        'dure',
        'jusqu’à quand',
        "jusqu'à quand",
        '15 mois',
        '18 mois',
        'nouvel accord',
        'how long',
      ],
    ],
    says: 'Under 55 it lasts 18 months at most. At 55 and 56 it is 22.5, and from 57 on 27. For an agreed end (rupture conventionnelle) employers and unions agreed in February 2026 on 15 months, and 20.5 from 55 on. Ask France Travail in writing which rule holds for the day your contract ended.',
    authority: {
      title: 'Règlement d’assurance chômage (convention du 15 novembre 2024)',
      provision:
        'article 9 (durées maximales); avenant du 25 février 2026 (ruptures conventionnelles)',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F14860',
      inForceFrom: '2025-04-01',
    },
  },
]
