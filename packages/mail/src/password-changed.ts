import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'
import { writtenTime } from './written-time.ts'

export const passwordChanged = ({ at }: MailOf<'password_changed'>): Content => ({
  subject: 'Your password was changed',
  says: [
    `The password of your Plainletter account was changed on ${writtenTime(at)}.`,
    'We have signed out all other browsers.',
    'Was it you? Then there is nothing to do.',
    'Was it not you? Reset your password now. Press "Forgot your password?" on the sign-in page.',
  ],
  link: { label: 'Go to the sign-in page', path: '/auth' },
})
