/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'au.ask.pay-cut': {
    says: '同意しないと書面で伝えてください。雇い主は、約束した給料や決まった時間を、たいてい同意なしに減らせません。業種の労働条件（award）より下には、決してできません。Fair Work Ombudsman（13 13 94）に電話してください。',
  },
  'au.ask.underpaid': {
    says: '未払いの賃金は、6年前まで請求できます。働いた時間を書きとめ、会社に手紙を書き、無料のFair Work Ombudsmanに相談してください。わざと少なく払うのは犯罪です。',
  },
  'au.ask.casual': {
    says: '6か月後、小さな会社では12か月後に、常用になると書面で伝えられます。会社は21日以内に答え、断るには公正な理由が必要です。',
  },
  'au.ask.leave-paid-out': {
    says: '使っていない休暇は、退職のときに支払われます。休みを取らせられるのは、award（労働条件）が認め、休業など公正なときだけです。',
  },
  'au.ask.warning-letter': {
    says: '同意する必要はありません。受け取りとしてだけ署名し、自分の言い分を書面で出せます。後で解雇されたとき、公正な理由と答える機会があったかが問われます。',
  },
  'au.ask.training-bond': {
    says: 'たいてい、いりません。差し引きには、書面の同意があり、あなたの利益になるか、awardの定めが必要です。不公正な返金の条項は無効です。Fair Work Ombudsmanに相談してください。',
  },
  'au.ask.public-holiday': {
    says: '祝日は休めて、働くはずだった日なら基本の賃金が出ます。公正なら働くよう頼めますが、正当な理由で断れます。awardでは、たいてい割増になります。',
  },
  'au.ask.unpaid': {
    says: 'Fair Work Ombudsmanの計算ツールで、給料を確かめてください。書面で上司に求め、次に13 13 94に電話します。6年さかのぼれます。',
  },
  'au.ask.after-hours': {
    says: '勤務時間の後は、読むことも答えることも断れます。それが不合理な場合は別です。これが「つながらない権利」（right to disconnect）です。',
  },
  'au.ask.super': {
    says: 'オンラインで基金を確かめてください。2026年7月1日から、退職年金（super）は、給料日から7営業日以内に払われなければなりません。払われていなければ、ATOに知らせます。',
  },
  'au.ask.bullied': {
    says: 'いつ、だれが見たかを毎回書き、雇い主に伝えてください。まだそこで働いている間は、やめさせる命令をFair Work Commissionに求められます。',
  },
  'au.ask.sham-contractor': {
    says: '名前では決まりません。実際の働き方で決まります。会社が時間を決め、自分の事業といえないなら、雇われている人かもしれません。その場合、規定の賃金（award）、休暇、superが必要です。それを避けるためにABNを使わせることは違法です。13 13 94に電話してください。',
    dependsOn: '実際の働き方',
  },
}
