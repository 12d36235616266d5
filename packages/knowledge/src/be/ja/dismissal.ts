/** The Japanese words of Belgium: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'be.job.want': {
    says: '会社があなたの仕事を終わらせます。予告するか、予告の代わりに賃金を払います。',
  },
  'be.job.who': {
    says: '決めるのは会社ですが、労働裁判所（tribunal du travail）が調べられます。',
  },
  'be.job.reality': {
    says: '会社は先に裁判官に聞く必要はありません。しかし、明らかに不公正な解雇では、3から17週分の賃金を払います。',
  },
  'be.job.not-yet': {
    says: '予告の期間はすぐには始まりません。受け取った週の次の月曜日に始まります。',
  },
  'be.job.rights': {
    says: '予告か賃金を受け、理由を知り、労働裁判所に行く権利があります。',
  },
  'be.job.deadline-year': {
    says: '裁判を起こせるのは、仕事の終わりから1年です。安全のため、手紙から数えてください。',
    action: '労働裁判所に行く',
    consequence: 'その後は、請求が遅すぎます。',
  },
  'be.job.deadline-reasons': {
    says: 'すぐに終わる解雇では、2か月以内に書留で理由を求められます。予告期間があるなら、予告から6か月です。',
    action: '書留で理由を求める',
    consequence: '期限内に求めないと、自分で証明することが増えるかもしれません。',
  },
  'be.job.step-reasons': {
    says: '書留で理由を求めてください。会社は2か月以内に答えるか、2週分の賃金を払わなければなりません。',
  },
  'be.job.step-check': {
    says: '働き始めた日から、予告の長さを確かめてください。労働組合か省の計算ツールを使います。',
  },
  'be.job.step-union': {
    says: '早めに労働組合か弁護士に相談してください。権利を失う書類に署名しないでください。',
  },
  'be.job.step-urgent': {
    says: '重大な理由（motif grave）の解雇では、会社は3営業日以内に動き、3営業日以内に理由を伝える必要があります。両方を確かめてください。',
  },
  'be.job.step-register': {
    says: '求職者として登録し（Actiris、Forem、VDAB）、C4の用紙を求めてください。',
  },
  'be.job.right-notice': {
    says: '働いた年数に応じた予告か、その分の賃金を受ける権利があります。',
  },
  'be.job.right-form': {
    says: '予告は書留か執行官（huissier）で届け、始まりと長さを書く必要があります。そうでなければ、無効になることがあります。',
  },
  'be.job.right-reasons': {
    says: '6か月働いた後は、本当の理由を知る権利があります。',
  },
  'be.job.right-unfair': {
    says: '明らかに合理的でない解雇なら、3から17週分の賃金を受け取れます。',
  },
  'be.job.option-court': {
    title: '労働裁判所に行く',
    says: '労働組合か弁護士が請求を出します。',
    cost: '労働組合や法律扶助なら、少しです。',
    time: '1年以内。',
    risk: '負けると費用がかかります。',
    bestFor: '予告が短い、または理由が不公正なとき。',
  },
  'be.job.option-deal': {
    title: '合意をめざす',
    says: '正しい予告か賃金を書面で求めます。',
    cost: '無料。',
    time: '数週間。',
    risk: '署名した合意で、請求は終わります。',
    bestFor: '計算がまちがっているとき。',
  },
  'be.job.option-union': {
    title: '労働組合に頼む',
    says: '労働組合が手紙と金額を確かめます。',
    cost: '組合費。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '解雇された方はだれでも。',
  },
}
