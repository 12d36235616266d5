/** Questions about the pay that a bankrupt employer owes. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BANKRUPT_EMPLOYER: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.bankrupt-employer',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'konkurs',
        'pleite',
        'insolvent',
        'faillite',
        'fait faillite',
        'fallimento',
        'fallita',
        'bankrupt',
      ],
      [
        'firma',
        'arbeitgeber',
        'lohn',
        'monatslöhne',
        'löhne',
        'chef',
        'entreprise',
        'employeur',
        'salaire',
        'salaires',
        'patron',
        'ditta',
        'datore',
        'stipendio',
        'salario',
        'wages',
      ],
    ],
    says: 'Ask the public unemployment fund of the canton for insolvency pay (Insolvenzentschädigung). It covers up to the last four months of work that was not paid. You have only 60 days from the day the bankruptcy is published; after that it is lost. Send the contract, pay slips and hours. Also file your claim with the bankruptcy office. Are you free from work? Register with the RAV at once.',
    authority: {
      title: 'Arbeitslosenversicherungsgesetz (AVIG) / Loi sur l’assurance-chômage (LACI, LADI)',
      provision: 'Art. 51 bis 55',
      url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de',
      inForceFrom: '2012-01-01',
    },
  },
]
