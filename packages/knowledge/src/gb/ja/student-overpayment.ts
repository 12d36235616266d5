/** 学生への払い過ぎ: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_OVERPAYMENT_JA: Words = {
  'gb.student-overpaid.common': {
    says: '退学、変更、収入の違いで、多くの学生に起きることです。分割の計画を合意できます。',
  },
  'gb.student-overpaid.no-bailiff': {
    says: '手紙だけで物や給料を取られることはありません。先に裁判所の決定が必要です。',
  },
  'gb.student-overpaid.step-check': {
    says: '計算の方法を聞いてください。どの日、どのお金か、いつ退学したとしているかです。',
  },
  'gb.student-overpaid.step-university': {
    says: '大学に、どの日を最終日として届けたか聞いてください。誤りなら、まずそこで直してもらってください。',
  },
  'gb.student-overpaid.step-plan': {
    says: '正しいなら、期日前に電話し、暮らせる範囲の毎月の額を申し出てください。',
  },
  'gb.student-overpaid.right-ill': {
    says: '病気でやめたなら、その後60日までの分はもらえることがあります。診断書を付けて求めてください。',
  },
  'gb.student-overpaid.right-reasons': {
    says: 'それ以外でも、家族の病気など強い個人の事情があれば、返さなくてよいことがあります。証拠を付けて伝えてください。',
  },
  'gb.student-overpaid.right-appeal': {
    says: '決定が誤りなら、Student Finance Englandに書面で不服を申し立てられます。最後はIndependent Assessorが無料で見ます。',
  },
  'gb.student-overpaid.insight-apart': {
    says: 'これは、一定の収入から返す残りの学生ローンとは別に返します。',
    actionable: '在学中なら、後の支給から少しずつ引けるか聞いてください。',
  },
  'gb.student-overpaid.option-dispute': {
    says: 'どの日、収入、理由が誤りか伝え、大学や医師の証拠を送ってください。',
    title: '見直しを求める',
    cost: 'かかりません。',
    time: '今、手紙を1通。',
    risk: 'その間も求められることがあります。止めるよう求めてください。',
    bestFor: '日付が誤り、または病気だったとき。',
  },
  'gb.student-overpaid.option-plan': {
    says: '収入と支出を示してください。計画を書面で求め、払う間は取立会社を使わないよう求めてください。',
    title: '分割での返済に合意する',
    cost: '払える毎月の額。',
    time: '電話1回、その後数か月。',
    risk: '抜けると取立会社に回ることがあります。',
    bestFor: '額は正しいが、一度に払えないとき。',
  },
}
