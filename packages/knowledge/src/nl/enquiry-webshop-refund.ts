/** Questions about money that a web shop does not pay back. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_WEBSHOP_REFUND: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.refund-after-return',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'teruggestuurd',
        'terug gestuurd',
        'retour gestuurd',
        'na retour',
        'retour',
        'geretourneerd',
        'teruggezonden',
        'herroepen',
        'sent it back',
        'returned',
        'teruggebracht',
        'heb het teruggestuurd',
        'retourpakket',
        'retourzending',
      ],
      [
        'geld',
        'terugbetaald',
        'terugbetaling',
        'betaalt',
        'betaalt niet',
        'reageert niet',
        'niet terug',
        'refund',
        'money',
        'nog steeds geen',
        'nog niet',
        'euro',
        'krijg',
      ],
    ],
    says: 'The shop must pay back all, with the normal postage, within 14 days of your cancelling. It may wait until it has the goods or your proof of posting. Write with a last date. After that, ask your bank or card firm, or a disputes board.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 6 (BW)',
      provision: 'artikelen 6:82, 6:230o en 6:230r',
      url: 'https://wetten.overheid.nl/BWBR0005289/',
      inForceFrom: '2014-06-13',
    },
  },
]
