/** The Japanese words of the rows in ../hiring-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRING_CHECKS_JA: Words = {
  'us.pay.right-background': {
    says: '雇い主は、身元の報告書（background report）をもとに何かをする前に、写しと、答える時間を与えなければなりません。まちがいには異議を出せます。',
  },
  'us.life.right-verify': {
    says: 'E-Verifyが合わないなら、連邦の8労働日以内に争い、その間働き続けられます。I-9で見せる書類は自分で選びます。',
  },
}
