/** Letters on data that others may have seen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_JA: Words = {
  'ch.data.reality': {
    says: 'あなたのデータをほかの人が見たかもしれない、という知らせです。払う義務はありません。悪用されないように、今動いてください。',
  },
  'ch.data.step-first': {
    says: 'そこのパスワードと、同じものを使ったところを全部変えてください。サイトはリンクからではなく自分で開きます。銀行口座をよく見てください。',
  },
  'ch.data.right-told': {
    says: 'データの流出の後、どのデータを持ち、何が失われたかを会社に聞けます。無料で、ほとんどは30日以内に答えなければなりません。',
  },
}
