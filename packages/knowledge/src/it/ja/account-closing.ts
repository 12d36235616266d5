/** The Japanese words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_JA: Words = {
  'it.account.want': {
    says: '銀行が口座を閉じると言っています。お金はあなたのものです。',
  },
  'it.account.right-notice': {
    says: '期限のない口座なら、契約が認める場合だけ、銀行は2か月前に書面で知らせて閉じられます。あなたはいつでも無料で閉じられます。',
  },
  'it.account.right-basic': {
    says: 'EUに合法に住む人には、イタリアの銀行で基本口座（conto di base）を持つ権利があります。',
  },
  'it.account.step-new': {
    says: '今すぐ新しい口座を開き、勤め先と引き落とし先に知らせましょう。銀行が誤りなら書面で苦情を出し、次に20ユーロでABFへ。',
  },
}
