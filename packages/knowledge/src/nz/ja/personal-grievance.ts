/** The personal grievance: its 90 days, mediation and the Authority: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PERSONAL_GRIEVANCE_JA: Words = {
  'nz.work.right-grievance': {
    says: '90日以内に、職場の申し立て（personal grievance）ができます。何があったか、何を求めるかを勤め先に伝えてください。',
  },
  'nz.work.right-harassment': { says: 'セクハラなら、申し立てまで12か月あります。' },
  'nz.work.grievance': {
    says: '解雇から、または解雇を知ったときから、90日あります。安全のため、ここでは手紙の日付から数えます。',
    action: '書面で、勤め先に職場の申し立て（personal grievance）をする',
    consequence: 'その後は、相手の同意か、とても正当な理由が必要です。',
  },
  'nz.work.step-raise': {
    says: '勤め先に「personal grievanceを申し立てます」と書いてください。何があったか、何を求めるかを書いてください。',
  },
  'nz.work.opt-mediation': {
    says: '中立の人が、両方の話がまとまるよう助けます。合意したことは、守らなければなりません。',
    title: '無料の調停（mediation）を求める',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: 'お金か推薦状がほしいか、名誉を取り戻したいとき。',
  },
  'nz.work.opt-era': {
    says: '調停（mediation）でまとまらなければ、Employment Relations Authorityに申し立ててください。',
    title: 'Authorityに行く',
    cost: '手数料がかかります。',
    time: '申し立てから3年以内。',
    risk: '負けると、費用をいくらか払うことがあります。',
    bestFor: '強い言い分があるとき。',
  },
  'nz.work.warn-ninety': { says: '話し合いの間も、90日は進みます。書面で申し立ててください。' },
  'nz.work.change-2026': {
    says: '2026年2月21日から、$200,000以上の人は、不当な解雇（unjustified dismissal）の請求ができません。',
    was: 'どの従業員も、不当な解雇の請求ができました。',
    is: '年に$200,000以上を得る人は、契約が認めなければできません。前からの契約には、合わせるための1年があります。',
  },
  'nz.work.right-mediation': {
    says: '調停（mediation）は無料で、たいてい先にします。まとまらなければ、Employment Relations Authorityが決められます。',
  },
}
