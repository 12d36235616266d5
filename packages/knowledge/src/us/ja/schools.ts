/** The Japanese words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_JA: Words = {
  'us.school.right-idea': {
    says: '書面で頼めば、公立の学校は、お子さんを評価するか、理由を書いた書面で断らなければなりません。話し合い（mediation）か審理を求められます。',
  },
  'us.school.right-own': {
    says: '学校の評価に納得できなければ、学校の費用で、別の専門家の評価（independent evaluation）を求められます。',
  },
  'us.school.right-504': {
    says: '障害があり、特別な教え方はいらない生徒も、助けになる調整（504 plan）を受けられます。',
  },
  'us.school.step-ask': {
    says: '日付を書いた手紙を学校に出してください。評価と、書面の理由（prior written notice）と、あなたの権利の一覧を求めます。',
  },
  'us.school.want': {
    says: '学校は、お子さんの学びのために何をするか、何をしないかを伝えています。',
  },
  'us.school.option': {
    says: '審理を求めるか、州の教育局に苦情を出します。',
    title: '学校の決定に異議を出す',
    cost: '無料',
    time: '州への苦情は約60日かかります',
    risk: 'ありません。学校との話を続けてください。',
    bestFor: '学校が検査や助けを断るとき。',
  },
  'us.school.right-heard': {
    says: '停学の前に、学校は、たいてい理由を言い、お子さんの話を聞かなければなりません。長い停学には、もっとていねいな聞き取りが必要です。',
  },
  'us.school.right-manifest': {
    says: '障害のある子が十日より長く学校に出られないときは、障害が原因だったかを話し合う会議が必要です。',
  },
  'us.school.step-heard': {
    says: '証拠、決まり、聞き取りの日を書面で求めてください。不服の申し立て方を聞いてください。',
  },
  'us.school.right-records': {
    says: '学校の記録は45日以内に見ることができ、まちがいを直すように求められます。',
  },
  'us.school.right-enroll': {
    says: '決まった住まいのない子は、書類がなくても、すぐに入学できます。学校は、在留の資格を理由に子どもを断ってはいけません。',
  },
  'us.school.right-safe': {
    says: '性別、人種、障害についてのいやがらせを知った学校は、対応しなければなりません。書面で伝えてください。',
  },
  'us.school.right-truant': {
    says: '休んだ日がいつ怠学（truancy）になるかは、州の法律が決めます。たいてい、学校はまず助けと話し合いを申し出なければなりません。',
  },
}
