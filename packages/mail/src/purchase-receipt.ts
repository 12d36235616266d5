import type { MailOf } from '@plainletter/contracts/mail'
import { REFUND_RULE } from '@plainletter/contracts/prices'

import type { Content } from './lay-out.ts'
import { writtenTime } from './written-time.ts'

export const purchaseReceipt = (bought: MailOf<'purchase_receipt'>): Content => ({
  subject: `Your receipt: ${bought.credits} credits`,
  says: [
    'Thank you. Your payment has arrived and your credits are in your account.',
    `Bought: ${bought.packName}, ${bought.credits} credits.`,
    `Paid: £${(bought.pricePence / 100).toFixed(2)}, on ${writtenTime(bought.at)}.`,
    `Payment reference: ${bought.reference}.`,
  ],
  link: { label: 'See my credits', path: '/credits' },
  after: [REFUND_RULE],
})
