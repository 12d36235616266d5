import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'

export const resetPassword = ({ token }: MailOf<'reset_password'>): Content => ({
  subject: 'Reset your password',
  says: [
    'Somebody asked to reset the password of your Plainletter account.',
    'Was it you? Press the button and choose a new password.',
  ],
  link: { label: 'Choose a new password', path: `/reset-password/${encodeURIComponent(token)}` },
  after: [
    'The link works once, for 60 minutes.',
    'Was it not you? Then do nothing. Your password stays as it is.',
  ],
})
