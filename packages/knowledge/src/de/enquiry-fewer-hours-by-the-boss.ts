/** Questions about a boss who wants to change the contract. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.contract-change',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'änderungsvertrag',
        'änderungskündigung',
        'vertragsänderung',
        'neuen vertrag',
        'neuer vertrag',
        'vollzeit auf teilzeit',
        'stunden kürzen',
        'stunden gekürzt',
        'weniger stunden',
        'lohn kürzen',
        'gehalt kürzen',
        'weniger gehalt',
        'changed contract',
      ],
      ['chef', 'chefin', 'arbeitgeber', 'firma', 'betrieb', 'boss'],
      [
        'unterschreiben',
        'unterschreibe',
        'muss ich',
        'zustimmen',
        'zwingen',
        'darf',
        'annehmen',
        'sign',
      ],
    ],
    says: 'No. Hours and pay are part of your contract, and only your yes changes them. Do not sign. Write that you offer your full work: then your pay goes on. Comes a notice with an offer of new terms (Änderungskündigung)? You can accept it with the reserve that a court checks it, and go to the labour court within three weeks. So you keep the job while it is checked. For short-time work other rules hold.',
    authority: cite('kschg', '2', { provision: '§§ 2 und 4 KSchG, § 611a BGB' }),
  },
]
