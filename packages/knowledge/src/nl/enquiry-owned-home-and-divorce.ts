/** Questions about who stays in an owned home when a couple parts. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_OWNED_HOME_AND_DIVORCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.owned-home-divorce',
    kind: 'answer',
    topics: ['family', 'housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['scheiden', 'scheiding', 'gaan scheiden', 'uit elkaar', 'echtscheiding', 'divorce'],
      [
        'koophuis',
        'huis op zijn naam',
        'huis op haar naam',
        'op zijn naam',
        'op haar naam',
        'eigen huis',
        'hypotheek',
        'ons huis',
        'zijn huis',
        'owns the house',
      ],
      [
        'eruit',
        'uit huis',
        'weg moet',
        'moet ik weg',
        'zet',
        'uitzetten',
        'blijven',
        'wie mag',
        'wie blijft',
        'leave',
      ],
    ],
    says: 'No. While you are married, your husband or wife cannot put you out, whoever owns the home, nor sell it without your signature. A lawyer can ask the judge that you and the children stay there alone for now (voorlopige voorziening), and for money. After the divorce a judge can give you six months more. Never married and not an owner? You have far less protection: get advice today.',
    authority: {
      title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
      provision: 'artikelen 821 en 822; BW artikelen 1:88 en 1:165',
      url: 'https://wetten.overheid.nl/BWBR0001827/',
      inForceFrom: '2002-01-01',
    },
  },
]
