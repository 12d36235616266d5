/** Questions about notice in temporary work. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_TEMPORARY_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.temporary-work',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'temporär',
        'temporärbüro',
        'temporärfirma',
        'temporärarbeit',
        'temporaire',
        'agence temporaire',
        'intérimaire',
        'temporaneo',
        'agenzia interinale',
        'adecco',
        'randstad',
        'temporary work',
      ],
      [
        'kündigung',
        'gekündigt',
        'entlassen',
        'kündigungsfrist',
        'frist',
        'von heute auf morgen',
        'licencié',
        'délai',
        'licenziato',
        'disdetta',
        'notice',
      ],
    ],
    dependsOn: 'how long this job has run and if it has a fixed end',
    says: 'With no end date the notice is two working days in the first three months. From the fourth to the sixth month it is seven days, then one month. At once is too short: the agency owes the pay of those days. A job with a fixed end mostly runs to that end. The collective agreement adds rights when you are ill. Ask in writing, and register with the RAV at once.',
    authority: {
      title: 'Arbeitsvermittlungsgesetz (AVG) / Loi sur le service de l’emploi (LSE)',
      provision: 'Art. 19 Abs. 4',
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/392_392_392/de',
      inForceFrom: '1991-07-01',
    },
  },
]
