import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'
import { writtenTime } from './written-time.ts'

export const planReceipt = (bought: MailOf<'plan_receipt'>): Content => ({
  subject: `Your receipt: the ${bought.planName} plan for a year`,
  says: [
    `Thank you. Your payment has arrived. You have ${bought.analysesPerMonth} analyses each month.`,
    `Paid: £${(bought.pricePence / 100).toFixed(2)}, on ${writtenTime(bought.at)}.`,
    `The year ends on ${writtenTime(bought.endsAt)}.`,
    'It then renews for the same price. You can cancel before that at any time.',
    `Payment reference: ${bought.reference}.`,
  ],
  link: { label: 'See my plan', path: '/credits' },
})
