/** Questions about a bill for gas or power that looks far too high. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-consumer.energy-bill-high',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general', 'housing'],
    rank: 9,
    asks: [
      [
        'energy',
        'electricity',
        'electric',
        'gas',
        'power',
        'british gas',
        'octopus',
        'edf',
        'ovo',
        'eon',
        'scottish power',
      ],
      [
        'bill is too high',
        'bill too high',
        'bill is wrong',
        'bill is huge',
        'bill has doubled',
        'bill seems wrong',
        'bill is massive',
        'huge bill',
        'massive bill',
        'estimated bill',
        'bill went up',
        'bill has gone up',
      ],
    ],
    verdict: 'do_this',
    says: 'Read the meter today, take a photo and send it to the firm: many bills are guesses. Ask for a new bill, and check the meter number and the tariff. It may not charge you for use of over 12 months ago that it failed to bill, unless you were to blame. Pay what you know you use. If it is not put right, complain in writing. After eight weeks, or a final answer, the Energy Ombudsman is free.',
    authority: {
      title: 'Electricity and gas supply licences',
      provision: 'standard condition 21BA (backbilling)',
      url: 'https://www.ofgem.gov.uk/energy-regulation/how-we-regulate/energy-licences/licences-and-licence-conditions',
      inForceFrom: '2018-05-01',
    },
  },
]
