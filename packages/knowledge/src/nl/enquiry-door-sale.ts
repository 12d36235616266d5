/** Questions about a contract that a seller at the door had signed. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DOOR_SALE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.door-sale',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['incassobureau', 'deurwaarder', 'makelaar'] }] },
    asks: [
      [
        'aan de deur',
        'verkoper',
        'colporteur',
        'kwam langs',
        'bij mij thuis',
        'aan huis',
        'bij mijn moeder',
        'bij mijn ouders',
        'huis-aan-huis',
        'at the door',
      ],
      [
        'getekend',
        'ondertekend',
        'handtekening',
        'contract',
        'tablet',
        'overgestapt',
        'gekocht',
        'afgesloten',
        'signed',
      ],
      [
        'er vanaf',
        'ervan af',
        'van af',
        'annuleren',
        'herroepen',
        'opzeggen',
        'terugdraaien',
        'ontbinden',
        'spijt',
        'bedenktijd',
        '14 dagen',
        'cancel',
      ],
    ],
    says: 'What you sign at home or at the door you can undo within 14 days, with no reason. For services and energy they run from the contract, for goods from delivery. Were you not told of this right? Then twelve months more. Write it clearly, by e-mail or letter, and keep proof; no fine is due. Tell your old energy supplier too. Pressure on an old person: tell the ACM (ConsuWijzer).',
    authority: {
      title: 'Burgerlijk Wetboek Boek 6 (BW)',
      provision: 'artikelen 6:230g, 6:230m, 6:230o en 6:230p',
      url: 'https://wetten.overheid.nl/BWBR0005289/',
      inForceFrom: '2014-06-13',
    },
  },
]
