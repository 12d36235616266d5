/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'gb.late.pcn-step': {
    says: 'この手紙の日数は過ぎたようです。今日、役所（council）に電話し、次に何が来るか聞いてください。理由と遅れたわけを今送ります。まだ見てもらえることがあります。',
  },
  'gb.late.pcn-appeal-step': {
    says: '28日は過ぎたようです。今日、不服（appeal）を送り、遅れたわけを書いてください。審判所はそれを延長の願いとして扱い、認めるか決めます。',
  },
  'gb.late.pcn-certificate-step': {
    says: '14日は過ぎたようなので、役所は裁判所に登録を頼んだかもしれません。今日電話し、払うか、執行官の手数料が付く前に分割を頼みます。',
  },
  'gb.late.pcn-recovery-step': {
    says: '21日は過ぎたようです。書式TE9かPE3の理由が当てはまるなら、延長を求めるTE7かPE2と一緒に今日送り、遅れたわけを書いてください。',
  },
  'gb.late.council-want': {
    says: '役所は遅れた住民税（council tax）を求めていました。手紙の日数は過ぎたので、今は年の残り全部を求めるかもしれません。',
  },
  'gb.late.council-reality': {
    says: 'これは先に払うべきものです。役所はもう裁判所に頼んだかもしれませんが、まだ分割を取り決められます。',
  },
  'gb.late.council-not-yet': {
    says: '執行官が来られるのは裁判所の命令（liability order）の後だけです。出ているか役所に聞いてください。',
  },
  'gb.late.council-step': {
    says: '日数は過ぎていますが、今日役所に電話してください。払えるなら遅れた分を払い、月払いに戻すよう頼みます。認められることがあります。',
  },
  'gb.late.summons-reality': {
    says: '期日は過ぎたので、裁判所はおそらく命令（liability order）を出しました。刑事事件ではなく、分割の取決めはまだできます。',
  },
  'gb.late.summons-step': {
    says: '今日、役所に電話し、命令（liability order）が出たか聞いてください。執行官に回る前に分割を頼みます。払う義務がなかったなら、命令を取り消してもらうよう頼みます。',
  },
  'gb.late.council-scotland-step': {
    says: 'この手紙の日数は過ぎました。今日、役所に電話し、summary warrantが出たか聞き、分割を頼んでください。',
  },
  'gb.late.tax-rights': {
    says: '分割払いはまだ頼めます。不服（appeal）は手紙から30日以内です。その後はよい理由が必要で、できるだけ早く頼みます。',
  },
  'gb.late.tax-step': {
    says: '日は過ぎていますが、今日HMRCに電話し、Time to Pay（分割払い）を頼んでください。裁判所なしで差し押さえられるので、待たないでください。',
  },
  'gb.late.tax-option': {
    says: '何が誤りかをHMRCに書きます。30日を過ぎたなら、病気など妨げたことも書きます。断られたら税の審判所に求められます。',
    title: '不服を出す（遅れても）',
    cost: '無料。',
    time: '今すぐ。妨げが終わったら待たないでください。',
    risk: '払うべき税には利息が付きます。',
    bestFor: '額が誤りか、よい理由があった。',
  },
  'gb.late.benefit-step': {
    says: '今日見直しを頼んでください。決定から1か月を過ぎたなら、遅れたわけを言います。よい理由があれば決定から13か月まで認められることがあります。',
  },
  'gb.late.benefit-option': {
    says: '何が誤りかを言い、証拠を送り、病気や入院など妨げたことを書きます。',
    title: '見直しを求める（遅れても）',
    cost: '無料。',
    time: '決定から最長13か月。',
    risk: '理由が弱ければ断られることがあります。',
    bestFor: '決定が誤りで、何かのために間に合わなかった。',
  },
}
