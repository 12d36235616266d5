import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'

export const verifyEmail = ({ token }: MailOf<'verify_email'>): Content => ({
  subject: 'Verify your email',
  says: [
    'You opened a Plainletter account with this email address.',
    'Press the button to show that the address is yours.',
  ],
  link: { label: 'Verify my email', path: `/verify-email/${encodeURIComponent(token)}` },
  after: [
    'The link works for 24 hours.',
    'Was it not you? Then do nothing. The account stays unverified.',
  ],
})
