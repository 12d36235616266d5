/** The Japanese words of Belgium: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'be.fine.right-owner': {
    says: '法律は、車の持ち主を運転した人とみなします。自分でないことは示せるので、だれが運転したか伝えてください。',
  },
  'be.insurance.want': {
    says: '保険会社が、いくら払うか、または払わないと知らせています。',
  },
  'be.insurance.reality': {
    says: 'これは保険会社の考えです。理由を聞き、無料のオンブズマンに行けます。',
  },
  'be.insurance.right-three-years': {
    says: '保険会社への請求は3年以内です。それよりずっと前に書いてください。',
  },
  'be.insurance.right-clock-stops': {
    says: '期限内に保険会社に知らせたなら、決定が書面で届くまで、期間は止まります。',
  },
  'be.insurance.right-forgot': {
    says: 'わざとでなく言い忘れたことなら、ほとんどの場合、支払いを減らせるだけです。',
  },
  'be.insurance.right-late-notice': {
    says: '損害の報告が遅れても、不利になるのは、保険会社に害があったときだけです。',
  },
  'be.insurance.right-grave-fault': {
    says: '重い過失（faute lourde、zware fout）と言うなら、契約にまさにその場合が書かれている必要があります。',
  },
  'be.insurance.step-term': {
    says: '契約のどの条項かを書面で聞き、その写しを求めてください。',
  },
  'be.insurance.step-file': {
    says: '契約書、写真、請求書、手紙を集めてください。それぞれの日付を書きます。',
  },
  'be.insurance.step-complain': {
    says: 'まず保険会社に苦情を出してください。それでも断られたら、保険オンブズマンに行きます。',
  },
  'be.insurance.option-answer': {
    says: '相手の理由が合わないことを、証拠を付けて書きます。',
    title: '保険会社に答える',
    cost: '切手代。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '理由がまちがっているとき。',
  },
  'be.insurance.option-ombudsman': {
    says: '保険オンブズマンが無料で調べます。',
    title: 'オンブズマンに行く',
    cost: '無料。',
    time: '数か月。',
    risk: '3年の期限に注意してください。',
    bestFor: '保険会社がまだ断るとき。',
  },
}
