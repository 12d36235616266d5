/** Japanese: the words of the rows in ../phone-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_SERVICE_JA: Words = {
  'gb.phone.right-service': {
    says: 'サービスは注意深く、約束どおりでなければなりません。ずっと悪ければ、値引きか無料の解約を求められます。',
  },
}
