/** What can still be done when the time in a letter about a fine, a tax, a benefit, a home or a job is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'ch.late.fine-reality': {
    says: '30日は過ぎました。通常の手続きになり、手数料の付いた略式命令が来ることが多いです。その場合、異議は10日以内です。',
  },
  'ch.late.fine-step': {
    says: '今日、役所に電話し、元の少額をまだ払えるか聞きます。略式命令が来て誤りがあれば、10日以内に異議を出します。',
  },
  'ch.late.penal-step': {
    says: '10日は過ぎたようです。入院など自分のせいでなければ、その後30日以内に期限の回復を求め、同じ手紙で異議を出します。',
  },
  'ch.late.penal-plan': {
    says: '確定した罰金も分割で払えます。今日頼んでください。払わないと拘禁の日数に変わることがあります。',
  },
  'ch.late.tax-step': {
    says: '病気や不在など自分のせいでなく遅れたなら、その後30日以内に理由を書いて異議を出します。そうでなければ、今日、猶予か分割を頼みます。',
  },
  'ch.late.tax-right': {
    says: '確定した税の決定も、明らかな計算違いや、前に出せなかった重要な事実があれば変えられます。',
  },
  'ch.late.benefit-step': {
    says: '今日、書面で免除（Erlass）を求めます。善意と苦しさを証拠で示します。期限は決定の確定から30日です。自分のせいでなく遅れたなら、その後30日以内に理由を書いて異議を出します。',
  },
  'ch.late.benefit-right': {
    says: '確定した決定も、新しい重要な事実があれば見直せます。明らかに誤った決定は、役所が取り消すこともできます。',
  },
  'ch.late.home-step': {
    says: '30日は過ぎたようです。期間は受け取った日からです。今日、書式を確かめます。公式の書式でない、または夫婦それぞれに別の手紙がないなら、今でも無効です。',
  },
  'ch.late.home-right': {
    says: '裁判所の命令なしに追い出すことはできません。今、家主に遅い日を相談し、承諾は書面でもらいます。',
  },
  'ch.late.rent-step': {
    says: '期限が過ぎていても今日全額払い、解約しないよう書面で頼みます。解約の通知が来たら、30日以内に調停所へ行きます。',
  },
  'ch.late.job-step': {
    says: '予告期間は終わりましたか。不当な解雇の補償はたいてい失われます。未払い賃金・残業・休暇は5年間請求できます。',
  },
}
