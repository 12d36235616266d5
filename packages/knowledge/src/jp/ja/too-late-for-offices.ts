/** What can still be done about fines, taxes and benefits when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'jp.late.ticket-reality': {
    says: '最初の納付期限は過ぎましたが、ふつうはまだ納付で終わらせることができます。通告書が届き、さらに10日あります。納めなければ刑事手続に進みます。',
  },
  'jp.late.ticket-step': {
    says: '今日、書類にある交通反則通告センターに電話します。古い納付書を持って行けば新しいものがもらえます。待つと郵送され、送料が加わります。',
  },
  'jp.late.ticket-option': {
    says: '新しい納付書で、10日以内に納めます。',
    title: '新しい納付書で納める',
    cost: '反則金と、場合により送料。',
    time: '新しい書類から10日。',
    risk: '違反を認めることになります。',
    bestFor: '違反に間違いがない人。',
  },
  'jp.late.left-car-step': {
    says: '今日、手紙にある警察の窓口に電話します。納付命令が出たかを聞き、納付書をもらいます。命令には、ふつう3か月以内に審査請求ができます。',
  },
  'jp.late.left-car-option': {
    says: '新しい納付書をもらって納めます。延滞金が増え、車検が通らなくなる前に。',
    title: '放置違反金を今納める',
    cost: '違反金と、場合により延滞金。',
    time: '今日。',
    risk: '認めることになります。',
    bestFor: '自分の車だった人。',
  },
  'jp.late.summary-step': {
    says: '略式命令はいつ届きましたか。14日以内なら、今日裁判所に正式裁判を求められます。過ぎていれば、今日検察庁に分割を相談します。',
  },
  'jp.late.tax-reality': {
    says: '期日は過ぎました。督促状から10日たつと、役所は裁判なしで差押えができます。それでも電話すれば、分割に応じることがよくあります。',
  },
  'jp.late.tax-step': {
    says: '日が過ぎていても、今日役所に電話します。収入、生活に必要な額、払える額を伝え、猶予か分割を頼みます。',
  },
  'jp.late.review-right': {
    says: '審査請求の3か月も過ぎている場合は、正当な理由があるときだけ認められます。たとえば手紙の期間の記載が間違っていたときです。',
  },
  'jp.late.benefit-step': {
    says: '日が過ぎていても、今日役所に電話し、少しずつの分割を頼みます。手紙が届いて3か月以内なら、まだ審査請求ができます。',
  },
  'jp.late.benefit-option': {
    says: '生活に困らない少額の月払いを、今頼みます。',
    title: '今、分割を頼む',
    cost: '無料。',
    time: '今日。',
    risk: '払うのをやめると全額を求められることがあります。',
    bestFor: '一度に払えない人。',
  },
}
