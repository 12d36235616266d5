/** Questions about late fees and wear that landlords charge, and liens of builders that were not paid. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_FEES_AND_WEAR: readonly Rule[] = [
  {
    ...ASK,
    regions: ['US-NC'],
    id: 'us.state.nc.ask-late-fee',
    rank: 1,
    asks: [
      ['late fee', 'late fees', 'late charge', 'late charges', 'fee for paying late'],
      [
        'landlord',
        'rent',
        'lease',
        'apartment',
        'property manager',
        'management',
        'trailer',
        'lot rent',
        'evict',
        'evicted',
        'eviction',
      ],
    ],
    verdict: 'do_this',
    says: 'In North Carolina a late fee on monthly rent is 5% of it at most, or $15 if that is more. It counts only if it was agreed and the rent is five days late or more. It may be taken once for each late payment, never by the day. They may not take it out of the next rent so that this falls short. Write so with proof of each payment, and go to any hearing. Legal Aid of NC helps free.',
    authority: {
      title: 'North Carolina General Statutes (N.C.G.S.)',
      provision: '42-46(a) and (b)',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_42/GS_42-46.html',
      inForceFrom: '2009-10-01',
    },
  },
  {
    ...ASK,
    id: 'us.fact.late-fee',
    rank: 4,
    when: { not: [{ says: ['north carolina'] }] },
    asks: [
      ['late fee', 'late fees', 'late charge', 'late charges'],
      ['landlord', 'rent', 'lease', 'apartment', 'property manager', 'management'],
      [
        'legal',
        'allowed',
        'can he',
        'can she',
        'can they',
        'how much',
        'too much',
        'a day',
        'per day',
        'charged',
        'limit',
        'days late',
      ],
    ],
    verdict: 'do_this',
    says: 'A late fee counts only if the lease names it, and not above that sum. Many states also cap it, often at 5 to 10% of the rent, and some give days of grace first. Pay the rent itself, so that it is not late. Object to the rest in writing and name the line in the lease. They may not take rent money for fees first in some states.',
    authority: {
      title: 'Late fee laws of the states',
      provision:
        'for example New York Real Property Law (RPL) 238-a ($50 or 5%), N.C.G.S. 42-46 ($15 or 5%), Texas Property Code 92.019, Va. Code 55.1-1204 (10%), C.R.S. 38-12-105 ($50 or 5%)',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: '2021-10-01',
    },
  },
  {
    ...ASK,
    id: 'us.fact.deposit-wear',
    rank: 3,
    asks: [
      ['deposit', 'security deposit', 'charge me', 'charging me', 'bill'],
      [
        'carpet',
        'carpets',
        'paint',
        'painting',
        'repaint',
        'wear',
        'wear and tear',
        'nail holes',
        'cleaning fee',
        'blinds',
        'scuffs',
        'stain',
        'old carpet',
      ],
      ['landlord', 'apartment', 'moved out', 'kept', 'list', 'charged', 'rental', 'lived there'],
    ],
    verdict: 'no',
    says: 'They may not charge you for normal wear, such as faded paint or a worn carpet after years. For real damage they may ask only what the old thing was still worth: a carpet lasts about eight to ten years. Ask in writing for receipts and dates, send your photos, and dispute each line. Then use small claims court.',
    authority: {
      title: 'Deposit laws of the states on normal wear',
      provision:
        'for example California Civil Code 1950.5(e), Texas Property Code 92.104, Florida Statutes 83.49, New York GOL 7-108',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: '2019-07-14',
    },
  },
  {
    ...ASK,
    id: 'us.fact.lien-after-paying',
    topics: ['consumer', 'housing', 'general'],
    rank: 3,
    asks: [
      ['lien', 'mechanics lien', "mechanic's lien", 'claim of lien'],
      ['contractor', 'subcontractor', 'roofer', 'supplier', 'builder', 'plumber', 'work'],
      ['paid', 'already paid', 'pay twice', 'in full', 'my house', 'my home', 'never hired'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and the dates of the lien',
    says: 'In many states a worker or supplier who was not paid can put a lien on your home even though you paid the contractor. But notices and filing have strict days, and some states protect an owner who paid. Ask for the papers and dates, and send proof of payment. Demand that the contractor clear it. See a lawyer before you pay twice.',
    authority: {
      title: 'Construction lien law of your state',
      provision:
        'for example N.C.G.S. 44A-7 to 44A-24, Florida Statutes 713.06, California Civil Code 8000 and following, Texas Property Code 53',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: '2012-07-01',
    },
  },
]
