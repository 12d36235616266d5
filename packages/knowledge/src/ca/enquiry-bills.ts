/** Questions about power, phone and internet. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { POWER, CUT_OFF, PHONE_BILL } from '../english/bill-words.ts'
import { ASKING_FR, POWER_FR, CUT_OFF_FR, PHONE_BILL_FR } from './asked-words.ts'
import { LAW } from './authority-consumer.ts'

const ASK_BUY = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_MORE = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BILLS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'ca.ask.cut-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...CUT_OFF, ...CUT_OFF_FR, 'got cut off', 'coupé', 'coupent', 'vont couper'],
      [...POWER, ...POWER_FR],
    ],
    dependsOn: 'your province and the time of year',
    says: 'They must warn you in writing first. Many provinces ban cut-offs in winter. Call the company and ask for a plan.',
    authority: LAW.energy,
  },
  {
    ...ASK_BUY,
    id: 'ca.ask.phone',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        { says: ['collection agency', 'collections', 'debt collector', 'agence de recouvrement'] },
      ],
    },
    asks: [
      [...PHONE_BILL, ...PHONE_BILL_FR],
      [...ASKING, ...ASKING_FR],
    ],
    says: 'Complain to the company first. If that does not help, the CCTS looks at phone, internet and TV complaints for free.',
    authority: LAW.ccts,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.internet-price',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'do_this',
    when: { not: [{ says: ['landlord', 'rent', 'hydro bill', 'hydro rate'] }] },
    asks: [
      [
        'raised my internet',
        'raised my price',
        'raised the price',
        'increase my price',
        'increased my bill',
        'price increase',
        'raised my bill',
        'raised my phone',
        'internet price',
        'internet bill',
        'bill jumped',
        'bill went up',
        'jumped by',
        'went up by',
        'raise it in the middle',
        'raise my',
        'new rate',
        'more a month',
        'higher bill',
        'increased my rate',
      ],
      [
        'rogers',
        'bell',
        'telus',
        'shaw',
        'videotron',
        'contract',
        'internet',
        'wireless',
        'phone plan',
        'koodo',
        'fido',
        'freedom',
        'phone bill',
        'cell',
        'two year contract',
        'two-year contract',
        'plan',
      ],
    ],
    says: 'Not for the price that your contract fixes. Under the CRTC codes the monthly price of a fixed contract cannot change without your consent. Complain to the CCTS for free.',
    authority: {
      title:
        'The Internet Code, Telecom Regulatory Policy CRTC 2019-269, and The Wireless Code, CRTC 2017-200, under the Telecommunications Act',
      provision: 'changes to a contract; complaints to the CCTS',
      url: 'https://crtc.gc.ca/eng/archive/2019/2019-269.htm',
      inForceFrom: '2020-01-31',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.phone-cancel-fee',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'gym',
            'membership',
            'lease',
            'apartment',
            'mortgage',
            'insurance',
            'hotel',
            'course',
            'daycare',
          ],
        },
      ],
    },
    asks: [
      [
        'activation fee',
        'early cancellation fee',
        'cancellation fee',
        'cancel my phone',
        'cancel my cell',
        'cancel my plan',
        'cancel my contract',
        'end my contract',
        'cell plan',
        'my cell plan',
        'phone plan',
        'mobile plan',
        'to cancel early',
        'for cancelling early',
        'for canceling early',
        'for leaving early',
        'to leave early',
      ],
      [
        'cell phone',
        'phone',
        'wireless',
        'mobile',
        'bell',
        'rogers',
        'telus',
        'fido',
        'koodo',
        'freedom',
        'cancelling',
        'canceling',
        'cancel early',
        'charge me a fee',
        'leave early',
        'end my plan',
      ],
    ],
    says: 'Since 12 June 2026 there is no fee to cancel if the plan came with no cheaper phone. With one, you owe at most what is left of the phone discount, and nothing after two years. Fees to start or change a plan are banned too. Complain to the CCTS for free.',
    authority: {
      title:
        'The Wireless Code, Telecom Regulatory Policy CRTC 2017-200, as changed by CRTC 2026-43, under the Telecommunications Act',
      provision:
        'section G (fees for ending a contract early), with section 27.04 of the Act (no fees to start, change or cancel)',
      url: 'https://crtc.gc.ca/eng/archive/2026/2026-43.htm',
      inForceFrom: '2026-06-12',
    },
  },
]
