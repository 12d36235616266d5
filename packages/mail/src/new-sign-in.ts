import type { MailOf } from '@plainletter/contracts/mail'

import type { Content } from './lay-out.ts'
import { writtenTime } from './written-time.ts'

export const newSignIn = ({ at, browser }: MailOf<'new_sign_in'>): Content => ({
  subject: 'New sign-in to your account',
  says: [
    'Somebody signed in to your Plainletter account with a browser that we had not seen before.',
    `When: ${writtenTime(at)}.`,
    `Browser: ${browser ?? 'not known'}.`,
    'Was it you? Then there is nothing to do.',
    'Was it not you? Reset your password now. Press "Forgot your password?" on the sign-in page. That signs out everybody.',
  ],
  link: { label: 'Go to the sign-in page', path: '/auth' },
})
