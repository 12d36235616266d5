/** Notices to end a tenancy and late rent in Alberta: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ALBERTA_JA: Words = {
  'ca.home.ab-pay': {
    says: 'アルバータ州では、家賃の未払いによる14日の通知は、通知の日付までに全部払えば終わります。',
  },
  'ca.home.ab-object': {
    says: 'アルバータ州では、家賃のことでない14日の通知に、書面で反対できます。すると、家主には命令が必要です。',
  },
  'ca.home.ab-clear': { says: '14日は、丸14日です。通知を受け取った日と、出る日は数えません。' },
  'ca.home.ab-fourteen': {
    says: 'アルバータ州では、14日の通知を受け取ってから14日以内に動いてください。安全のため、その日付から数えます。',
    action: '家賃を払うか、書面で反対を送る',
    consequence: '家主は、あなたを出す命令を求められます。',
  },
}
