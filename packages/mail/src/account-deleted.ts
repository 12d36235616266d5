import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'
import { writtenTime } from './written-time.ts'

export const accountDeleted = ({ at }: MailOf<'account_deleted'>): Content => ({
  subject: 'Your account was deleted',
  says: [
    `Your Plainletter account was deleted on ${writtenTime(at)}.`,
    'Your letters can no longer be read by anybody, us included.',
    'The law makes us keep records of payments for six years. They hold none of your letters.',
    'This is the last mail from us.',
  ],
})
