/** Questions about an order to pay that can be enforced at once. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.order-enforceable',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['decreto ingiuntivo', 'ingiunzione di pagamento', 'order for payment'],
      [
        'provvisoriamente esecutivo',
        'provvisoria esecuzione',
        'provvisoriamente',
        'immediatamente esecutivo',
        'esecutivo',
        'già esecutivo',
        'enforceable',
      ],
      [
        'devo pagare',
        'pagare',
        'opposizione',
        'oppormi',
        'giudice',
        'udienza',
        'che faccio',
        'cosa faccio',
        'ho pagato',
        'ricevute',
        'bonifico',
        'stipendio',
        'pensione',
        'pay',
      ],
    ],
    says: 'There is no hearing unless you object. You have 40 days from service to object, with a lawyer, free with a low income. As it can be enforced at once, a precetto and a seizure may come meanwhile. So ask the judge at once to suspend it, with proof of what you paid. A pension is safe up to €1,092.48 a month in 2026; of wages at most a fifth.',
    authority: cite('cpc', 'articoli 480, 545, 641, 642, 645 e 649'),
  },
]
