/** Questions about the pay that a bankrupt employer owes. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BANKRUPT_EMPLOYER: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.bankrupt-employer',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-06-30',
    asks: [
      ['failliet', 'faillissement', 'failliet verklaard', 'surseance', 'curator', 'bankrupt'],
      [
        'loon',
        'salaris',
        'vakantiegeld',
        'vakantiedagen',
        'baas',
        'werkgever',
        'bedrijf',
        'ontslag',
        'wages',
      ],
    ],
    says: 'Report to UWV at once: it takes over pay that your bankrupt employer owes. That is up to 13 weeks of back pay and the notice time of up to six weeks. Add a year of holiday pay and days. Use the form from the trustee (curator). Send pay slips and your hours. Go on offering your work until the trustee ends it. For the time after, ask for WW within a week.',
    authority: {
      title: 'Werkloosheidswet (WW)',
      provision: 'artikelen 61 tot en met 64',
      url: 'https://wetten.overheid.nl/BWBR0004045/',
      inForceFrom: '2009-01-01',
    },
  },
]
