/** Flights, luggage, parcels and things that nobody ordered. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const REFUND = {
  title: 'Department of Transportation rule on refunds (FAA Reauthorization Act of 2024)',
  provision: '49 U.S.C. 42305 and 41712; 14 CFR 259.5 and 260.6',
  url: 'https://www.ecfr.gov/current/title-14/section-260.6',
  inForceFrom: '2024-10-28',
}
const BUMP = {
  title: 'Department of Transportation rule on oversold flights',
  provision: '14 CFR 250.5 and 250.9',
  url: 'https://www.ecfr.gov/current/title-14/section-250.5',
  inForceFrom: '2011-08-23',
}
const BAGS = {
  title: 'Baggage liability (domestic flights) and Montreal Convention (international flights)',
  provision: '14 CFR 254.4 and 14 CFR 260.5; Montreal Convention, articles 17, 19, 22 and 31',
  url: 'https://www.ecfr.gov/current/title-14/section-254.4',
  inForceFrom: '2003-11-04',
}
const ORDER = {
  title: 'FTC Mail, Internet, or Telephone Order Merchandise Rule',
  provision: '16 CFR 435.2',
  url: 'https://www.ecfr.gov/current/title-16/section-435.2',
  inForceFrom: '2014-12-08',
}
const CARRIER = {
  title: 'Postal Service claims (insured mail); Carmack Amendment (private carriers)',
  provision: '39 CFR 111.1; 49 U.S.C. 14706',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section14706&num=0&edition=prelim',
  inForceFrom: '1996-01-01',
}
const UNORDERED = {
  title: 'Postal law on unordered goods',
  provision: '39 U.S.C. 3009',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title39-section3009&num=0&edition=prelim',
  inForceFrom: '1971-07-01',
}

const FLIGHT = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['flight', 'flights', 'airline', 'airlines', 'itinerary'] },
      {
        says: [
          'cancelled',
          'canceled',
          'cancellation',
          'delayed',
          'delay',
          'voucher',
          'refund',
          'travel credit',
          'changed',
          'rebooked',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const OVERSOLD = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['flight', 'airline', 'gate', 'boarding'] },
      { says: ['bumped', 'oversold', 'overbooked', 'denied boarding'] },
    ],
  },
} satisfies Partial<Rule>
const LUGGAGE = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['baggage', 'luggage', 'suitcase', 'checked bag', 'bags'] },
      { says: ['lost', 'damaged', 'delayed', 'missing', 'broken'] },
      { says: ['flight', 'airline', 'airport', 'trip'] },
    ],
  },
} satisfies Partial<Rule>
const PARCEL = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      {
        says: [
          'ordered',
          'online order',
          'my order',
          'your order',
          'package',
          'parcel',
          'shipment',
        ],
      },
      {
        says: [
          'never came',
          'never arrived',
          'not arrived',
          'has not come',
          'did not arrive',
          'never delivered',
          'not delivered',
          'not received',
          'backordered',
          'delayed shipment',
          'shipping delay',
          'never shipped',
          'lost in transit',
          'says delivered',
          'marked delivered',
        ],
      },
    ],
    not: [{ says: ['court order', 'flight', 'house', 'realtor', 'landlord', 'contractor'] }],
  },
} satisfies Partial<Rule>
const LOST = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['usps', 'postal service', 'ups', 'fedex', 'carrier', 'moving company', 'movers'] },
      { says: ['lost', 'damaged', 'missing', 'insurance claim', 'claim'] },
    ],
    not: [{ says: ['insurance carrier', 'health', 'policyholder'] }],
  },
} satisfies Partial<Rule>
const NOT_ORDERED = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      { says: ['never ordered', 'did not order', 'i did not order', 'unordered', 'not ordered'] },
    ],
  },
} satisfies Partial<Rule>
export const TRAVEL_AND_PARCELS: readonly Rule[] = [
  {
    ...FLIGHT,
    id: 'us.flight.right-refund',
    kind: 'right',
    rank: 3,
    says: 'If the airline cancels, or changes the flight a lot, and you do not travel, it must give the money back to your card. A voucher only if you choose it.',
    authority: REFUND,
  },
  {
    ...FLIGHT,
    id: 'us.flight.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Refuse the voucher in writing and ask for the refund. Without an answer, complain to the Department of Transportation and dispute the card charge.',
    authority: REFUND,
  },
  {
    ...OVERSOLD,
    id: 'us.flight.right-bumped',
    kind: 'right',
    rank: 3,
    says: 'If you are bumped against your will from an oversold flight, the airline mostly owes you cash on the day.',
    authority: BUMP,
  },
  {
    ...LUGGAGE,
    id: 'us.flight.right-bags',
    kind: 'right',
    rank: 3,
    says: 'Airlines must pay for lost, late or broken bags up to a limit. Report it in days and keep receipts.',
    authority: BAGS,
  },
  {
    ...PARCEL,
    id: 'us.parcel.right-time',
    kind: 'right',
    rank: 5,
    says: 'A shop must send what you ordered in the time it said, or within 30 days. If it cannot, you can cancel and get your money back.',
    authority: ORDER,
  },
  {
    ...LOST,
    id: 'us.parcel.right-claim',
    kind: 'right',
    rank: 8,
    says: 'Claims for lost or broken parcels have short limits. File with the carrier at once and keep the proof of value.',
    authority: CARRIER,
  },
  {
    ...NOT_ORDERED,
    id: 'us.parcel.right-gift',
    kind: 'right',
    rank: 5,
    says: 'Goods that came by mail without your order are a gift. You need not pay or send them back.',
    authority: UNORDERED,
  },
]
