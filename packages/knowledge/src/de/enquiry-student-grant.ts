/** Questions about a student grant refused because of parents who pay nothing. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_STUDENT_GRANT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.student-parents',
    kind: 'answer',
    topics: ['debt', 'family', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['bafög', 'studium', 'studiere', 'ausbildung', 'student grant'],
      ['vater', 'mutter', 'eltern', 'parents'],
      [
        'zahlt nicht',
        'zahlt mir nichts',
        'zahlt nichts',
        'zahlt mir aber nichts',
        'zahlen nicht',
        'zahlen mir nichts',
        'nicht unterstützen',
        'weigert',
        'verdient zu viel',
        'zu viel verdient',
        'zu viel verdienen',
        'kein kontakt',
        'keinen kontakt',
        'pays nothing',
      ],
    ],
    says: 'Ask the BAföG office in writing for advance payment (Vorausleistung, form 8). It pays what your parents owe but do not give, if your studies are in danger. It claims that from them. Do it now: after the end of the grant period it is too late. Object to the refusal within one month as well. Parents owe maintenance for a first training. The Studierendenwerk advises for free.',
    authority: {
      title: 'Bundesausbildungsförderungsgesetz (BAföG)',
      provision: '§ 36 BAföG, § 1610 BGB',
      url: 'https://www.gesetze-im-internet.de/baf_g/__36.html',
      inForceFrom: '2015-01-01',
    },
  },
]
