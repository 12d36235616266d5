/** A lasting power of attorney: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_JA: Words = {
  'gb.attorney.know': {
    says: '委任状（lasting power of attorney）は、本人が分かるうちに作り、登録が必要です。遅ければ Court of Protection が人を決められます。',
  },
}
