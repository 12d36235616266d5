/** The Japanese words of Switzerland: terms of work. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_JA: Words = {
  'ch.job.right-trial': {
    says: '試用期間の予告は7日です。試用期間は1か月で、書面の契約なら最長3か月です。',
  },
  'ch.job.right-ill-pay': {
    says: '病気の間、数週間、年数が多ければもっと長く賃金が続きます。または、保険から日額の手当を受けます。守られる期間の解雇の通知は無効です。',
  },
  'ch.job.right-mass': {
    says: '多くの人が仕事を失うとき、会社は先に従業員の意見を聞き、州に知らせる必要があります。大きい会社は社会計画（Sozialplan）を作らなければなりません。',
  },
  'ch.job.right-set-free': {
    says: '働かなくてよいと言われても、給料は続きます。休みの日数は、その期間が十分に長いときだけ消化になります。残業は、多くの場合あなたが同意したときだけです。',
  },
  'ch.job.step-accident-cover': {
    says: '週8時間以上働いていましたか。事故の保険は、給料が終わってから31日で切れます。その前なら、6か月まで延ばせます（Abredeversicherung）。',
  },
  'ch.job.right-last-pay': {
    says: '最後の日に、賃金の全部を払う必要があります。残業と、取れなかった休暇の分も含みます。',
  },
  'ch.job.right-free-court': {
    says: '30,000フランまでの仕事の裁判には、手数料がかかりません。調停の役所（Schlichtungsbehörde）から始まります。',
  },
  'ch.job.right-no-compete': {
    says: '競業の禁止は、書面で、場所、期間、種類が公正で、最長3年でなければなりません。あなたの側に正当な理由がないのに会社が仕事を終わらせたなら、なくなります。',
  },
  'ch.jobless.right-sanction': {
    says: '給付のない日数（Einstelltage）は、あなたの落ち度に合っていなければなりません。30日以内に、書面で無料の異議を出せます。そうした理由を書いてください。',
  },
  'ch.job.right-jobless-instant': {
    says: 'すぐに職業紹介所（RAV、ORP、URC）に登録しましょう。失業金庫があなたの責任だとすれば、支給を何日か止めます。30日以内に異議を出せます。',
  },
}
