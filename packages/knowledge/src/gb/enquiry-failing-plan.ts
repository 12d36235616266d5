/** Questions about an IVA that can no longer be paid. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-debt.iva-cannot-pay',
    kind: 'answer',
    topics: ['debt', 'employment', 'general'],
    rank: 2,
    when: { not: [{ says: ['advert', 'facebook', 'government scheme', 'should i sign'] }] },
    asks: [
      ['iva', 'individual voluntary arrangement', 'my iva', 'an iva'],
      [
        'cant pay',
        "can't pay",
        'cannot pay',
        'cant afford',
        "can't afford",
        'lost my job',
        'stop',
        'stop paying',
        'missed',
        'fail',
        'failed',
        'fails',
        'what happens',
        'get out of',
        'cancel',
        'payments',
        'struggling',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the person who runs it (the supervisor) now and send a new budget. They can allow a break or ask creditors for lower payments, or to end it early on what you paid. If it fails, the debts come back, less what was paid, with interest. Then a debt relief order, breathing space or bankruptcy may fit better. Get free advice first: 0808 808 4000.',
    authority: {
      title: 'Insolvency Act 1986',
      provision: 'Part VIII (sections 252 to 263G), with the IVA Protocol',
      url: 'https://www.legislation.gov.uk/ukpga/1986/45/part/VIII',
      inForceFrom: '2016-04-06',
    },
  },
]
