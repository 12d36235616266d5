/** Questions about a firm that goes on debiting after the contract was ended. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DEBITS_GO_ON: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.debits-go-on',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-06-30',
    asks: [
      ['opgezegd', 'opzegging', 'afgemeld', 'beëindigd', 'gestopt', 'cancelled'],
      [
        'blijft afschrijven',
        'blijven afschrijven',
        'blijft geld afschrijven',
        'blijven geld afschrijven',
        'blijft incasseren',
        'blijven incasseren',
        'nog steeds afgeschreven',
        'nog steeds geld',
        'schrijft nog',
        'schrijven nog',
        'nog steeds af',
        'afschrijven',
        'afgeschreven',
        'incasseren',
        'automatische incasso',
        'debited',
      ],
    ],
    says: 'Have your bank undo the debits: within eight weeks you can do it yourself in the app, with no reason. Block the firm there for the future. Older ones that you did not allow can be claimed for 13 months. Write to the firm: the day you ended it, the proof, and that the contract ended a month later at most. Pay only what was due until then. Dispute any collector, and go to the Geschillencommissie.',
    authority: {
      title: 'Burgerlijk Wetboek (BW)',
      provision: 'artikelen 6:236, onder j, 6:237, onder l en o, 7:526, 7:528, 7:530 en 7:531',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2011-12-01',
    },
  },
]
