/** Questions about entries at credit agencies and loans that the bank ends. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_CREDIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.schufa-entry',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 10,
    asks: [
      [
        'schufa',
        'schufa-eintrag',
        'schufaeintrag',
        'credit file',
        'credit record',
        'credit report',
      ],
      [
        'eintrag',
        'eintragen',
        'melden',
        'gemeldet',
        'löschen',
        'drohen',
        'droht',
        'entry',
        'report',
        'delete',
        'threat',
      ],
    ],
    says: 'Without a title they need two written reminders, four weeks and a warning. A claim that you disputed may not count.',
    dependsOn: 'whether there is a title or you disputed the claim',
    authority: cite('bdsg', '31'),
  },
  {
    ...BASE,
    id: 'de.ask-debt.schufa-copy',
    kind: 'answer',
    verdict: 'yes',
    rank: 20,
    asks: [
      ['schufa', 'auskunftei', 'credit bureau'],
      ['kostenlos', 'datenkopie', 'auskunft', 'selbstauskunft', 'free', 'copy'],
    ],
    says: 'You get a copy of your data free (Datenkopie, Art. 15 DSGVO). You do not need to buy the paid report for that.',
    authority: cite('bdsg', '34', { provision: 'Art. 15 DSGVO, § 34 BDSG' }),
  },
  {
    ...BASE,
    id: 'de.ask-debt.loan-ended',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 12,
    asks: [
      ['kredit', 'darlehen', 'ratenkredit', 'loan'],
      [
        'gekündigt',
        'kündigung',
        'kündigt',
        'rest zahlen',
        'sofort zahlen',
        'terminated',
        'called in',
        'cancelled',
      ],
    ],
    says: 'It needs two unpaid instalments in a row, 10% or 5% of the loan, and a warning with two weeks. If not, object in writing.',
    dependsOn: 'whether the bank warned you in the right way',
    authority: cite('bgb', '498'),
  },
]
