/** Letters on data that others may have seen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_JA: Words = {
  'jp.data.reality': {
    says: '他人に情報を見られたかもしれないという知らせです。お金を払う必要はありません。悪用されないよう、今動いてください。',
  },
  'jp.data.step-first': {
    says: 'そこと、同じものを使っている所のパスワードを変えてください。リンクからではなく、自分でサイトを開きます。口座の動きにも注意してください。',
  },
  'jp.data.right-harm': {
    says: '漏えいによる不安だけでも損害賠償が認められることがあります（金額は小さめ）。カードの不正利用はすぐカード会社へ。届出前60日以内の被害は多くの場合補償されます。',
  },
  'jp.data.right-told': {
    says: '漏えいがあったとき、会社は本人に知らせなければなりません。保有する情報の開示や利用停止を求められます。パスワードを変えてください。',
  },
}
