/** A notice of a hearing at a benefit tribunal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_TRIBUNAL_HEARING_JA: Words = {
  'gb.tribunal.benefit-step-papers': {
    says: '決定した役所の書類を読み、誤りに印を付けてください。医師の手紙など新しい証拠はすぐ送ってください。',
  },
  'gb.tribunal.benefit-step-day': {
    says: '審理には、出向くか電話やビデオで参加してください。普通の日と悪い日の様子を話してください。',
  },
  'gb.tribunal.benefit-right-free': {
    says: '不服申立ては無料です。負けても相手の費用は払いません。',
  },
  'gb.tribunal.benefit-right-day': {
    says: '同意しない限り、14日以上前に知らされます。行けないなら、すぐ別の日を求めてください。',
  },
  'gb.tribunal.benefit-right-travel': {
    says: '代わりに話す人や付き添いを連れて行けます。交通費は前もって審判所に聞いてください。',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'やむを得ず欠席したら、1か月以内に決定の取消し(set aside)を求められます。',
  },
  'gb.tribunal.benefit-insight': {
    says: '審判所は給付全体を見直せます。増えることも、まれに減ることもあります。',
    actionable: '今すでに一部を受けているなら、先に相談してください。',
  },
  'gb.tribunal.benefit-option-go': {
    says: '誤って決められた点と、その証拠の短い一覧を作ってください。',
    title: '証拠を持って審理に出る',
    cost: 'かかりません。',
    time: '当日1時間ほど。',
    risk: '書類だけの決定では、認められる人が少なくなります。',
    bestFor: '参加できるほとんどの人。',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice、Law Centre、自治体の給付相談が、代わりに書いてくれます。',
    title: '無料の相談員を見つける',
    cost: 'かかりません。',
    time: '今、数週間前に。',
    risk: '手がいっぱいのこともあります。証拠は自分で送ってください。',
    bestFor: '書類や話すことが苦手なとき。',
  },
  'gb.tribunal.ni-benefit': {
    says: '申立ては無料で、負けても費用は払いません。新しい証拠をすぐ送り、審理に参加してください。',
  },
}
