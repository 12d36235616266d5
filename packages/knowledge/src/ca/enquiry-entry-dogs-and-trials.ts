/** Questions about a landlord who walks in, a dog bite, and a free trial that charged a card. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.enters-without-notice',
    topics: ['housing', 'general'],
    rank: 3,
    asks: [
      [
        'comes in',
        'came in',
        'walks in',
        'walked in',
        'enters',
        'entered',
        'lets himself in',
        'lets herself in',
        'whenever he wants',
        'whenever she wants',
        'in my apartment while',
        'entre chez moi',
      ],
      ['landlord', 'owner', 'super', 'property manager', 'propriétaire', 'proprio'],
      [
        'without telling',
        'without notice',
        'without asking',
        'no notice',
        'shower',
        'not home',
        'what can i do',
        'can he',
        'can she',
        'allowed',
        'stop',
        'sans avertir',
        'sans prévenir',
        'droit',
      ],
    ],
    verdict: 'no',
    says: 'Not without notice. In Ontario, Alberta, British Columbia and Québec a landlord mostly needs your yes or 24 hours’ notice. The notice gives a reason and a time of day. An emergency is different. Write down each visit and tell the landlord in writing to stop. If it goes on, apply to the tribunal: in Ontario with form T2, for an order and money back.',
    authority: {
      title: 'Tenancy laws of the provinces on entry',
      provision:
        'Residential Tenancies Act, 2006 (Ontario) sections 25 to 27; Residential Tenancy Act (British Columbia) section 29; Residential Tenancies Act (Alberta) section 23; Civil Code of Québec articles 1931 and 1932',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.dog-bite',
    topics: ['general', 'consumer'],
    rank: 4,
    asks: [
      ['dog', 'pit bull', 'chien'],
      ['bit', 'bite', 'bitten', 'attacked', 'mordu', 'mordue'],
      [
        'pay',
        'sue',
        'what can we do',
        'what can i do',
        'stitches',
        'doctor',
        'owner',
        'who',
        'report',
        'recours',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the province',
    says: 'In Ontario, Manitoba and Québec the owner mostly pays for a bite even if the dog never bit before. Elsewhere you must mostly show that the owner knew of the danger or was careless. See a doctor, take photos, and report it to the city. Their home insurance often pays. You mostly have two years to sue, and a child has longer.',
    authority: {
      title: 'Dog owner laws of the provinces',
      provision:
        'for example Dog Owners’ Liability Act (Ontario), R.S.O. 1990, c. D.16, section 2; The Animal Liability Act (Manitoba); Civil Code of Québec article 1466',
      url: 'https://www.ontario.ca/laws/statute/90d16',
      inForceFrom: '2005-08-29',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.free-trial',
    rank: 3,
    asks: [
      [
        'free trial',
        'trial',
        'essai gratuit',
        'subscription i never',
        'never agreed',
        'never signed up',
      ],
      ['charged', 'charging', 'charge', 'visa', 'mastercard', 'credit card', 'card', 'facturé'],
      [
        'get it back',
        'refund',
        'stop',
        'cancel',
        'how do i',
        'money back',
        'dispute',
        'remboursement',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the card company now: say that you did not agree to these charges and want a chargeback, and ask it to block the firm. Write to the firm that you cancel, and keep proof. In most provinces an online contract that hid its price can be undone, and the card must then give the money back. If the bank says no, OBSI looks at it for free.',
    authority: {
      title: 'Online contract laws of the provinces',
      provision:
        'for example Consumer Protection Act, 2002 (Ontario) sections 38 to 40 and 99; Consumer Protection Act (Québec) sections 54.4 to 54.16; Consumer Protection Act (Alberta)',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2007-12-15',
    },
  },
]
