/** Letters of an office that refuses or stops a benefit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_JA: Words = {
  'jp.refusal.want': {
    says: '役所が、給付をしない、やめる、または減らすと言っています。',
  },
  'jp.refusal.reality': {
    says: '役所があなたに不利な決定をしました。資料を添えて争うと変わることがあります。',
  },
  'jp.refusal.step-late': {
    says: '今日、役所に行って理由を聞きます。まだ必要なら、今あらためて申請します。遅れた審査請求には、正当な理由が必要です。',
  },
  'jp.refusal.step-first': {
    says: '理由と記録を求めてください。証拠を集め、期限までに書面を出します。証拠は後からでもかまいません。',
  },
  'jp.refusal.right-review': {
    says: '知った日の翌日から3か月以内に、無料で審査請求ができます。書面には、どこに請求するかが書かれていなければなりません。',
  },
  'jp.refusal.deadline': {
    says: '知った日の翌日から3か月以内に審査請求ができます。',
    action: '審査請求をする',
    consequence: '決定が確定します。',
  },
  'jp.refusal.right-pension': {
    says: '3か月以内に社会保険審査官へ審査請求ができます。その決定に不服なら、2か月以内に社会保険審査会へ再審査請求ができます。',
  },
  'jp.refusal.right-work-injury': {
    says: '知った日の翌日から3か月以内に、労働者災害補償保険審査官へ無料で審査請求ができます。労働基準監督署の調査記録の開示も求めてください。',
  },
  'jp.refusal.right-job-benefit': {
    says: 'ハローワークの処分に不服があるときは、3か月以内に雇用保険審査官へ無料で審査請求ができます。',
  },
  'jp.refusal.right-care': {
    says: '要介護度に納得できないときは、いつでも市区町村に区分変更を申請できます。3か月以内に介護保険審査会へ審査請求もできます。',
  },
  'jp.refusal.right-welfare': {
    says: '正当な理由なく保護を減らしたり止めたりできず、事前に弁明の機会があります。3か月以内に知事へ審査請求ができ、50日（諮問があるときは70日）以内に裁決されます。',
  },
  'jp.benefit.right-governor': {
    says: '生活保護の決定への審査請求は知事にします。裁判の前に、まずこれが必要です。',
  },
}
