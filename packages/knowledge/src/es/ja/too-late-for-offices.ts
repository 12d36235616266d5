/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'es.late.surcharge-want': {
    says: '加算金つきの督促（providencia de apremio）です。短い期限は過ぎたようで、20％と利息が加わり、差押えもできます。',
  },
  'es.late.surcharge-step': {
    says: '届いた日を、電子ポストも含めて確かめます。1か月以内なら、支払い済み、時効、最初の請求が未送達などで不服を言えます。過ぎていれば、今日分割を頼みます。',
  },
  'es.late.tax-reality': {
    says: '深刻ですが、差し押さえた物を売ると知らせが来るまでは、今からでも分割払いができます。',
  },
  'es.late.tax-step': {
    says: '届いた日を、電子ポストも含めて確かめます。1か月以内ならまだ不服を申し立てられます。過ぎていれば、今日オンラインで分割を頼みます。',
  },
  'es.late.tax-option': {
    says: '事実や金額の明らかな誤りの訂正を求めます。明らかな法律違反なら、取消し（revocación）を求めます。',
    title: '遅れても明らかな誤りの訂正を求める',
    cost: '無料。',
    time: '債務が時効になるまで。たいてい4年。',
    risk: '取り消す義務はありません。その間も支払いは必要です。',
    bestFor: '誤りが書類から分かる。',
  },
  'es.late.plan': {
    says: '払う義務があるなら、今日オンラインで分割を頼みます。期限の後でもできますが、たいてい加算金がつきます。',
  },
  'es.late.request-want': {
    says: '税務署は書類か言い分を求めました。期限は過ぎたようで、それなしに決めたかもしれません。',
  },
  'es.late.request-step': {
    says: 'それでも今日、書類を送ってください。決定の前に届けば、まだ考慮されえます。郵便と電子ポストに注意を。決定には1か月以内に不服を言えます。',
  },
  'es.late.benefit-first-reality': {
    says: 'これは最初の知らせにすぎません。役所はこれから決定を送り、それに不服を申し立てられます。',
  },
  'es.late.benefit-first-step': {
    says: '遅れても今日、証拠をつけて言い分を送ってください。決定の前に届けば、まだ考慮されえます。決定には30営業日以内に不服を言えます。',
  },
  'es.late.benefit-first-option': {
    says: '決定がもう出たか聞きます。まだなら今日言い分を送り、出ていれば理由をつけて申立て（reclamación previa）を出します。',
    title: '遅れて言い分を出す、または決定を争う',
    cost: '無料。',
    time: '決定が届いてから30営業日。',
    risk: 'それを過ぎると決定はたいてい確定します。',
    bestFor: '変化を届け出ていた、または金額が誤り。',
  },
  'es.late.benefit-reality': {
    says: '30営業日を過ぎると、返還の決定はたいてい確定します。分割払いはまだでき、差し引ける額にも限度があります。',
  },
  'es.late.benefit-step': {
    says: '届いた日を確かめます。30営業日はその日からです。まだなら今日、申立て（reclamación previa）を出し、過ぎていれば少額の分割を頼みます。',
  },
}
