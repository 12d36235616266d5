/** The Japanese words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_JA: Words = {
  'de.premium.want': {
    says: '保険会社が、遅れている保険料を求め、期限を示しています。',
  },
  'de.premium.reality': {
    says: '期限の後は、補償がないことがあり、契約を終わらせられることがあります。その前に払うか、少なくとも今日、時間を延ばすよう求めてください。',
  },
  'de.premium.right-two-weeks': {
    says: '期限は少なくとも2週間でなければなりません。手紙には、保険料、利息、費用を一つずつ書き、何が起きるかを書かなければなりません。そうでなければ、効きません。',
  },
  'de.premium.right-month': {
    says: '契約を終わらせられましたか。1か月以内に全部払えば、契約はまた生き返ります。その間の損害には、補償がありません。',
  },
  'de.premium.right-first': {
    says: '最初の保険料には別の決まりがあり、会社はすぐに契約をやめられます。補償を失うのは、保険証書がはっきり警告したときだけで、あなたに責任がなければ失いません。',
  },
  'de.premium.step': {
    says: '手紙が届いた日から2週間を数えてください。金額を一つずつ確かめます。車の保険ですか。補償がなければ、運転してはいけません。',
  },
  'de.premium.option-pay': {
    says: '期限が終わる前に、契約の番号を書いて払います。',
    title: '保険料を払う',
    cost: '保険料。',
    time: '2週間。',
    risk: 'ありません。',
    bestFor: '補償が必要なとき。',
  },
  'de.premium.option-time': {
    says: '分割払いと、補償が続くことを、書面で求めます。',
    title: '分割払いを求める',
    cost: '無料。',
    time: '今週。',
    risk: '会社は同意しなくてもよいです。',
    bestFor: 'すぐに払えないとき。',
  },
}
