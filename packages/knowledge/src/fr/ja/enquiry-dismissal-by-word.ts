/** The Japanese words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_JA: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'メッセージや電話だけでは足りません。先に面談があり、その後、理由を書いた手紙が必要です。それがなければ、賠償を求められます。労働裁判所（prud’hommes）へは12か月以内です。',
  },
  'fr.ask-work.no-meeting': {
    says: '雇い主は、まず面談に呼び、その後に理由を書面で出す必要があります。面談がなくても解雇は無効ではありませんが、手続き違反です。理由が正当なら、給料1か月分まで。正当でなければ、勤続年数に応じてもっと認められます。15日以内に書面で詳しい理由を求められます。労働審判所（prud’hommes）へは12か月です。試用期間は別です。',
  },
}
