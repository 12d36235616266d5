/** The Japanese words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'au.ask.sham-contractor': {
    says: '名前では決まりません。実際の働き方で決まります。会社が時間を決め、自分の事業といえないなら、雇われている人かもしれません。その場合、規定の賃金（award）、休暇、superが必要です。それを避けるためにABNを使わせることは違法です。13 13 94に電話してください。',
    dependsOn: '実際の働き方',
  },
  'au.ask.underpaid': {
    says: '未払いの賃金は、6年前まで請求できます。働いた時間を書きとめ、会社に手紙を書き、無料のFair Work Ombudsmanに相談してください。わざと少なく払うのは犯罪です。',
  },
  'au.ask.training-bond': {
    says: 'たいてい、いりません。差し引きには、書面の同意があり、あなたの利益になるか、awardの定めが必要です。不公正な返金の条項は無効です。Fair Work Ombudsmanに相談してください。',
  },
  'au.ask.unpaid': {
    says: 'Fair Work Ombudsmanの計算ツールで、給料を確かめてください。書面で上司に求め、次に13 13 94に電話します。6年さかのぼれます。',
  },
  'au.ask.super': {
    says: 'オンラインで基金を確かめてください。2026年7月1日から、退職年金（super）は、給料日から7営業日以内に払われなければなりません。払われていなければ、ATOに知らせます。',
  },
  'au.ask.pay-cut': {
    says: '同意しないと書面で伝えてください。雇い主は、約束した給料や決まった時間を、たいてい同意なしに減らせません。業種の労働条件（award）より下には、決してできません。Fair Work Ombudsman（13 13 94）に電話してください。',
  },
}
