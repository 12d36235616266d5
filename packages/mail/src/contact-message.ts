import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'
import { writtenTime } from './written-time.ts'

/** For whoever runs the product. The subject says nothing of theirs: it is kept with each try. */
export const contactMessage = ({ at, message }: MailOf<'contact_message'>): Content => ({
  subject: 'A message from the contact form',
  replyTo: message.email,
  says: [
    `From: ${message.name} <${message.email}>`,
    `Category: ${message.category}`,
    `Subject: ${message.subject}`,
    `When: ${writtenTime(at)}`,
    ...message.message.split(/\n+/),
  ],
})
