/** The Japanese words of the rows in ../tenancy-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_WARNING_JA: Words = {
  'de.tenancy-warning.want': {
    says: '大家が、あなたが契約を破ったので、やめるよう言っています。これは警告（Abmahnung）です。',
  },
  'de.tenancy-warning.who': {
    says: '大家は民間の人です。警告が正しいかを言えるのは裁判所だけです。',
  },
  'de.tenancy-warning.reality': {
    says: 'これで賃貸は終わりません。続くと、解約の手紙が来ることがあります。',
  },
  'de.tenancy-warning.not-yet': {
    says: 'これで、だれもあなたを出せません。解約の手紙、裁判、執行官が必要です。',
  },
  'de.tenancy-warning.right-clear': {
    says: '警告には、何をいつしたかを、はっきり書かなければなりません。裁判では、大家が証明しなければなりません。',
  },
  'de.tenancy-warning.right-answer': {
    says: 'あなたの側を答えてもよいですが、その必要はありません。ふつうの生活、子ども、短い訪問は許されています。',
  },
  'de.tenancy-warning.step-answer': {
    says: 'まちがいですか。日付と証人をつけてあなたの側を書き、正確な日を求めてください。控えを残します。',
  },
  'de.tenancy-warning.step-stop': {
    says: '正しいですか。解約にならないように、今やめてください。短い手紙でそう伝えます。',
  },
  'de.tenancy-warning.option-answer': {
    says: 'あなたの側を書面で送り、警告を取り下げるよう求めます。',
    title: '書面で答える',
    cost: '無料。',
    time: '今週。',
    risk: '本当のことより多く認めないでください。',
    bestFor: 'まちがっている、またははっきりしないとき。',
  },
}
