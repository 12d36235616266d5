/** Questions about bad work of a tradesman. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BOTCHED_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.botched-work',
    kind: 'answer',
    topics: ['consumer', 'general', 'debt'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'aannemer',
        'klusser',
        'schilder',
        'loodgieter',
        'dakdekker',
        'stukadoor',
        'monteur',
        'installateur',
        'builder',
      ],
      [
        'slecht werk',
        'slecht gedaan',
        'niet goed',
        'gebreken',
        'fouten',
        'prutswerk',
        'broddelwerk',
        'niet herstellen',
        'niet afgemaakt',
        'beunhaas',
        'bad work',
      ],
      ['betalen', 'factuur', 'herstellen', 'rekening', 'wat kan', 'wat nu', 'geld', 'pay'],
    ],
    says: 'Write what is wrong, with photos, and give a fair time to repair it. Until then you may hold back a part of the bill that fits the fault, not all of it. If nothing happens, write that another firm will do it at their cost. Then go to the Geschillencommissie or the kanton judge.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikelen 7:758 en 7:759, met BW 6:262',
      inForceFrom: '2003-09-01',
    },
  },
]
