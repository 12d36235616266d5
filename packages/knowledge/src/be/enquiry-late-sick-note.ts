/** Questions about a doctor’s note that came too late. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LATE_SICK_NOTE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.sick-note-late',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['attest', 'certificat', 'briefje', 'ziektebriefje', 'sick note', 'doktersattest'],
      [
        'te laat',
        'laattijdig',
        'trop tard',
        'en retard',
        'tardif',
        'tardivement',
        'dagen later',
        'jours après',
        'late',
      ],
      [
        'loon',
        'gewaarborgd',
        'salaire',
        'garanti',
        'payé',
        'betaald',
        'ziek',
        'malade',
        'pay',
        'wages',
        'werkgever',
        'employeur',
      ],
    ],
    says: 'Not for the whole time. For a late note the employer may refuse only the sick pay of the days before it got the note. From that day on you get it, up to 30 days, if you have one month in the firm. With force majeure, such as a stay in hospital, no day is lost. Send it now with proof, and tell your health fund. Then see your union.',
    authority: {
      ...LAW.wagesPaid,
      provision: 'articles 31, 52, 70 et 71 (loi du 3 juillet 1978)',
      inForceFrom: '2014-01-01',
    },
  },
]
