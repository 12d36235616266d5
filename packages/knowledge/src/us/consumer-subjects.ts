/** What the states say on buying, calls and data: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

const SHOP = {
  says: [
    'store',
    'shop',
    'retailer',
    'bought',
    'buy',
    'purchase',
    'purchased',
    'seller',
    'website',
  ],
}

export const STORE_RETURN: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  rank: 6,
  when: {
    all: [
      SHOP,
      {
        says: [
          'return it',
          'returned it',
          'return policy',
          'refund policy',
          'no refunds',
          'no returns',
          'store credit',
          'exchange only',
          'take it back',
          'all sales final',
          'all sales are final',
          'final sale',
          'changed my mind',
          'returning',
        ],
      },
    ],
    not: [{ says: ['car', 'vehicle', 'landlord', 'deposit', 'airline', 'ticket'] }],
  },
}

export const FAULTY_GOODS: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  rank: 7,
  when: {
    all: [
      { says: [...SHOP.says, 'warranty', 'manufacturer', 'product'] },
      {
        says: [
          'defective',
          'faulty',
          'broke',
          'broken',
          'broke down',
          'stopped working',
          'does not work',
          "doesn't work",
          'not working',
          'fell apart',
          'defect',
          'malfunction',
          'warranty claim',
          'under warranty',
          'out of warranty',
        ],
      },
    ],
    not: [
      {
        says: [
          'car',
          'vehicle',
          'truck',
          'landlord',
          'tenant',
          'home warranty',
          'contractor',
          'roof',
          'my house',
          'the house',
          'a house',
          'my home',
          'apartment',
          'hotel',
          'flight',
          'insurance',
          'insurer',
          'auto warranty',
          'broke up',
          'broken into',
        ],
      },
    ],
  },
}

export const GIFT_CARD: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  rank: 4,
  when: {
    all: [
      { says: ['gift card', 'gift cards', 'gift certificate', 'gift certificates'] },
      {
        says: [
          'expired',
          'expire',
          'expires',
          'expiration',
          'expiry',
          'fee',
          'fees',
          'will not accept',
          "won't accept",
        ],
      },
    ],
  },
}

export const SALES_CALLS: Subject = {
  kinds: ['ENQUIRY'],
  rank: 6,
  when: {
    any: [
      {
        says: [
          'robocall',
          'robocalls',
          'telemarketer',
          'telemarketers',
          'telemarketing',
          'spam calls',
          'spam texts',
          'spam call',
          'spam text',
          'sales calls',
          'do not call',
          'marketing texts',
          'junk calls',
        ],
      },
    ],
  },
}

export const OWN_DATA: Subject = {
  kinds: ['ENQUIRY'],
  rank: 5,
  when: {
    any: [
      {
        says: [
          'delete my data',
          'delete my personal',
          'delete my account',
          'delete my information',
          'my personal data',
          'selling my data',
          'sell my data',
          'sells my data',
          'selling my information',
          'sell my information',
          'sold my data',
          'data about me',
          'data broker',
          'what information they have',
        ],
      },
    ],
  },
}

export const CREDIT_FREEZE: Subject = {
  kinds: ['ENQUIRY', 'OTHER'],
  rank: 14,
  when: {
    any: [
      {
        says: [
          'data breach',
          'security incident',
          'security freeze',
          'credit freeze',
          'freeze my credit',
          'freeze your credit',
          'identity theft',
          'stole my identity',
          'stolen identity',
          'social security number was stolen',
          'opened in my name',
        ],
      },
    ],
  },
}

export const HIDDEN_FEES: Subject = {
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  rank: 6,
  when: {
    all: [
      {
        says: [
          'restaurant',
          'hotel',
          'store',
          'shop',
          'website',
          'checkout',
          'tickets',
          'concert',
          'booking',
          'airbnb',
          'menu',
          'merchant',
        ],
      },
      {
        says: [
          'resort fee',
          'hidden fee',
          'hidden fees',
          'junk fee',
          'junk fees',
          'service fee',
          'service fees',
          'convenience fee',
          'card surcharge',
          'credit card fee',
          'credit card surcharge',
          'surcharge',
          'extra fees at checkout',
        ],
      },
    ],
    not: [{ says: ['landlord', 'rent', 'toll', 'court', 'ticket'] }],
  },
}
