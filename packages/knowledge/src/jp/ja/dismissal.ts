/** Dismissal (解雇), end of a fixed term (雇止め) and unpaid wages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'jp.job.want': { says: '会社があなたの仕事を終わらせようとしています。' },
  'jp.job.who': { says: '会社からの通知です。裁判所は解雇を無効にできます。' },
  'jp.job.real': { says: '正当な理由のない解雇は無効です。同意する必要はありません。' },
  'jp.job.not-yet': { says: '労災の休業中や産前産後、その後30日は、原則として解雇できません。' },
  'jp.job.rights': { says: '理由の証明書、30日前の予告か手当、未払い賃金を求められます。' },
  'jp.job.right-wages': { says: '未払い賃金は、給料日ごとに3年間請求できます。' },
  'jp.job.step-sign': { says: '退職届に署名しないでください。同意せず、働きたいと伝えます。' },
  'jp.job.step-reason': { says: '解雇理由証明書を書面で求めます。' },
  'jp.job.step-help': { says: '総合労働相談コーナーか労働組合に、無料で相談します。' },
  'jp.job.step-hello': { says: '離職票を持ってハローワークへ行き、失業給付を申し込みます。' },
  'jp.job.step-tribunal': { says: '労働審判を申し立てられます。原則3回以内です。' },
  'jp.job.right-thirty': { says: '30日前の予告か、足りない日数分の手当を受けられます。' },
  'jp.job.right-reason': { says: '理由を書面で、すぐに受け取れます。' },
  'jp.job.right-void': { says: '正当な理由のない解雇は無効です。' },
  'jp.job.right-term': {
    says: '期間の途中の解雇には、やむを得ない理由が必要です。何度も更新した場合、雇止めも無効になりえます。通算5年を超えたら、期間の定めのない契約を申し込めます。',
  },
  'jp.job.option-tribunal': {
    title: '争う',
    says: 'まず手紙、次に労働審判や裁判です。',
    cost: '費用は法テラスが立て替えます。',
    time: '約3か月。',
    risk: '復職でなくお金のこともあります。',
    bestFor: '理由が弱い。',
  },
  'jp.job.option-deal': {
    title: '話し合う',
    says: '労働局のあっせんは無料です。',
    cost: '無料。',
    time: '1~2か月。',
    risk: '会社が断ることもあります。',
    bestFor: '早く終えたい。',
  },
  'jp.job.option-help': {
    title: '労働相談をする',
    says: '無料です。',
    cost: '無料。',
    time: '今日。',
    risk: 'ありません。',
    bestFor: '解雇された方。',
  },
}
