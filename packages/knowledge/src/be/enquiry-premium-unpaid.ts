/** Questions about an insurer that refuses because the premium came late. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PREMIUM_UNPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.premium-late',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      ['assurance', 'assureur', 'verzekering', 'verzekeraar', 'insurance'],
      [
        'retard de prime',
        'prime en retard',
        'prime impayée',
        'prime pas payée',
        'pas payé la prime',
        'payé en retard',
        'premie te laat',
        'premie niet betaald',
        'premie',
        'prime',
        'late premium',
      ],
      [
        'refuse',
        'refusé',
        'sinistre',
        'accident',
        'weigert',
        'geweigerd',
        'schade',
        'ongeval',
        'dekking',
        'suspendu',
        'geschorst',
        'pas couvert',
        'niet gedekt',
        'refuses',
      ],
    ],
    dependsOn: 'whether a formal demand came first',
    says: 'A late premium does not end the cover by itself. The insurer must first send a formal demand by registered letter or bailiff and give at least 15 days. Only after that can the cover be paused. Was the accident before that day, or had you paid by then? Then it must pay. Ask for proof of the letter, then go to the free insurance ombudsman.',
    authority: {
      title:
        'Loi du 4 avril 2014 relative aux assurances / Wet van 4 april 2014 betreffende de verzekeringen',
      provision: 'articles 69 à 73',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2014/04/04/2014011239/justel',
      inForceFrom: '2014-11-01',
    },
  },
]
