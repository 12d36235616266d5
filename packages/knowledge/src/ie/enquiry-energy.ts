/** Questions about electricity or gas: arrears and being cut off. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_ENERGY: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.energy-cut-off',
    kind: 'answer',
    checkBy: '2027-10-01',
    topics: ['debt', 'consumer', 'housing', 'general'],
    rank: 6,
    asks: [
      [
        'electric ireland',
        'bord gáis',
        'bord gais',
        'sse airtricity',
        'airtricity',
        'energia',
        'flogas',
        'prepaypower',
        'yuno',
        'pinergy',
        'electricity',
        'gas supply',
        'energy company',
        'energy supplier',
      ],
      [
        'cut off',
        'cut me off',
        'cut us off',
        'disconnect',
        'disconnected',
        'disconnection',
        'turn off',
        'switch off',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the supplier now and ask for a plan you can keep. They may not cut you off while you keep to it. Say so if you are ill, old or have a medical device: then there is more protection. If they refuse, complain, then go free to the CRU. MABS can help.',
    authority: {
      title:
        "Commission for Regulation of Utilities (CRU): Electricity and Gas Suppliers' Handbook",
      provision:
        'plans, vulnerable customers, code of practice on disconnection, under licences of the Electricity Regulation Act 1999, with S.I. No. 463 of 2011',
      url: 'https://www.cru.ie/',
      inForceFrom: '2022-10-01',
    },
  },
]
