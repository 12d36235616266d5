/** The Japanese words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_JA: Words = {
  'es.account.want': {
    says: '銀行が口座を閉じると言っています。お金はあなたのものです。',
  },
  'es.account.right-notice': {
    says: '期限のない口座なら、銀行は2か月前に知らせます。残りのお金は払わなければなりません。',
  },
  'es.account.right-basic': {
    says: 'EUに合法に住む人には、スペインの銀行で基本口座（cuenta de pago básica）を持つ権利があります。',
  },
  'es.account.step-new': {
    says: '今すぐ新しい口座を開き、勤め先と引き落とし先に知らせましょう。銀行が誤りなら、まず銀行に、次にBanco de Españaに無料で苦情を出せます。',
  },
}
