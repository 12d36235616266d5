/** The Japanese words of Switzerland: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'ch.job.want': {
    says: '会社があなたの仕事を終わらせます。',
  },
  'ch.job.who': {
    says: 'スイスでは、会社に許可はいりません。しかし、予告期間と制限があります。',
  },
  'ch.job.real': {
    says: '予告期間の終わりまで、賃金を受け取れます。',
  },
  'ch.job.not-yet': {
    says: '試用期間の後、病気の間の解雇の通知は、しばらくの間無効です。その期間は法律で決まっています。',
  },
  'ch.job.rights': {
    says: '理由を求め、不公正な解雇に異議を出し、公正な証明書を受けられます。',
  },
  'ch.job.deadline-object': {
    says: '不公正な解雇の請求には、予告期間が終わる前に書面で異議を出します。ほとんどは1か月以上ですが、試用期間では7日だけです。',
    action: '会社に書面の異議（Einsprache）を送る',
    consequence: '不公正な解雇の請求を失います。',
  },
  'ch.job.deadline-180': {
    says: '不公正な解雇の請求は、仕事の終わりから180日以内です。安全のため、手紙から数えてください。',
    action: '調停の役所（Schlichtungsbehörde）に行く',
    consequence: '請求が消えます。',
  },
  'ch.job.step-reason': {
    says: '解雇の理由を書面で求めてください。',
  },
  'ch.job.step-object': {
    says: '不公正だと思うなら、予告期間が終わる前に書面で異議を出してください。働く用意があると書きます。',
  },
  'ch.job.step-instant': {
    says: '即時の解雇を受け入れず、働く用意があると、すぐに書いてください。',
  },
  'ch.job.step-rav': {
    says: 'すぐに職業紹介所（RAV）に登録してください。遅くとも、仕事のない最初の日です。予告期間の間に仕事を探します。',
  },
  'ch.job.step-check': {
    says: '予告を確かめてください。最初の1年は1か月、9年目までは2か月、その後は3か月で、月末までです。',
  },
  'ch.job.right-reason': {
    says: '理由を書面で受け取る権利があります。',
  },
  'ch.job.right-block': {
    says: '予告期間の間に病気になると、期間は止まります。働いた年数により30日、90日、180日です。',
  },
  'ch.job.right-ref': {
    says: 'いつでも仕事の証明書（Arbeitszeugnis）を受ける権利があります。',
  },
  'ch.job.right-instant': {
    says: '重大な理由のない即時の解雇では、会社は予告期間の賃金を払い、もっと払うこともあります。',
  },
  'ch.job.option-object': {
    title: '異議を出し、調停に行く',
    says: '先に手紙を書き、次に無料の調停の役所（Schlichtungsbehörde）に行きます。',
    cost: 'CHF 30,000まで裁判所の手数料はありません。',
    time: '180日。',
    risk: '仕事に戻れることは少なく、お金になります。',
    bestFor: '理由が不公正なとき。',
  },
  'ch.job.option-deal': {
    title: '公正な終わり方を求める',
    says: '時間、賃金、またはよい証明書を求めます。',
    cost: '無料。',
    time: '数日。',
    risk: '署名した書類で、給付を失うことがあります。',
    bestFor: 'よい形で辞めたいとき。',
  },
  'ch.job.option-help': {
    title: '労働組合か法律相談に聞く',
    says: '期間と理由を確かめます。',
    cost: '少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '解雇された方はだれでも。',
  },
}
