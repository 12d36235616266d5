/** Questions about a doctor’s note: for the first day, and one that came too late. */
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
  {
    ...BASE,
    id: 'be.ask.sick-note-first-day',
    kind: 'answer',
    checkedOn: '2026-11-23',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'attest',
        'briefje',
        'ziektebriefje',
        'doktersbriefje',
        'doktersattest',
        'ziekteattest',
        'certificat',
        'certificat médical',
        'mot du médecin',
        'krankenschein',
        'sick note',
        'doctor’s note',
      ],
      [
        '1 dag',
        'één dag',
        'een dag',
        'dag ziek',
        'eerste dag',
        'eerste ziektedag',
        'per jaar',
        'un jour',
        '1 jour',
        'premier jour',
        'par an',
        'jour de maladie',
        'ein tag',
        'einen tag',
        'ersten tag',
        'one day',
        'first day',
      ],
    ],
    says: 'Not for each first day. Twice in a calendar year you need no note for the first day of an illness; until 2025 it was three times. From the second day, and from the third time on, you need one if your firm asks. A firm with fewer than 50 workers may ask for a note each time, if its work rules or a collective agreement say so. Tell your boss at once, and where you are: a control doctor may come.',
    authority: {
      title:
        'Loi du 3 juillet 1978 relative aux contrats de travail / Arbeidsovereenkomstenwet van 3 juli 1978',
      provision: 'article 31, § 2/1',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/1978/07/03/1978070303/justel',
      inForceFrom: '2026-01-01',
    },
  },
]
