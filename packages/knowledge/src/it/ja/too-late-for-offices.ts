/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_JA: Words = {
  'it.too-late.bill-want': {
    says: '徴収の請求書（cartella）です。日付から数えると60日は過ぎています。分割はまだ頼めます。',
  },
  'it.too-late.bill-year': {
    says: '請求書が1年以上前のものなら、差押えの前に新しい警告（intimazione）を送って5日待つ必要があります。',
  },
  'it.too-late.tax-reality': {
    says: '深刻ですが、分割はまだ頼めます。徴収機関が審査する間、新しい差押えは始まりません。',
  },
  'it.too-late.tax-step': {
    says: '届いた日を確かめます。60日以内ならまだ不服を言えます。過ぎていれば、今日AdERにオンラインで分割を頼みます。12万ユーロまでは簡単な申請で足ります。',
  },
  'it.too-late.notice-tax-step': {
    says: '届いた日を確かめます。60日以内ならまだ不服を言えます。過ぎていれば、明らかな誤りの訂正と分割を役所に頼みます。',
  },
  'it.too-late.tax-option': {
    says: '明らかな誤り（人違い、金額の誤り、支払い済み）を役所に伝えます。そのような誤りなら、確定した書類でも取り消す義務があります（autotutela）。',
    title: '明らかな誤りの取消しを求める',
    cost: '無料。',
    time: '書類が確定してから1年以内。',
    risk: 'それだけでは取立ては止まりません。',
    bestFor: '誤りが書類から分かる。',
  },
  'it.too-late.contributions-step': {
    says: '届いた日を確かめます。40日以内なら労働裁判官に行けます。過ぎていれば徴収機関に分割を頼み、その後5年間新しい書類がなかったか調べます。',
  },
  'it.too-late.road-bill-step': {
    says: '罰金が届かなかったなら、この請求書から30日以内に簡易裁判官へ行けます。過ぎていればAdERに分割を頼み、5年間書類がなかったか調べます。',
  },
  'it.too-late.block-want': {
    says: '車の使用を止める（fermo）という予告でした。30日は過ぎたようなので、もう止められているかもしれません。',
  },
  'it.too-late.block-step': {
    says: 'PRA（ACI）で差止めの有無を確かめます。あれば運転しないでください。罰金が高額です。AdERに分割を頼み、初回を払ったら差止めの停止を求めます。',
  },
  'it.too-late.block-right': {
    says: '仕事や障害のある人に必要な車は止められません。今すぐAdERに証拠を送り、解除を求めてください。',
  },
  'it.too-late.friendly-want': {
    says: '申告の誤りを早めに知らせるもの（avviso bonario）でした。60日は過ぎたようで、全額の加算金と請求書が来るかもしれません。',
  },
  'it.too-late.friendly-step': {
    says: '届いて60日以内なら、今日払うか分割を頼みます。過ぎていれば、誤りを役所（CIVIS）に伝えます。請求書が来たら、不服を言うかAdERに分割を頼みます。',
  },
  'it.too-late.benefit-reality': {
    says: 'INPSに再審査を求める90日は過ぎたようです。返還の請求には、多くの場合まだ労働裁判官に訴えられます。',
  },
  'it.too-late.benefit-step': {
    says: '今日、手紙をpatronatoに持っていってください。無料です。届いて90日以内なら不服（ricorso）を出し、過ぎていれば見直しか少額の分割をINPSに頼んでくれます。',
  },
  'it.too-late.benefit-option': {
    says: '弁護士が労働裁判官に、返す義務がないと認めるよう求めます。正直にすべてINPSへ伝えた、または金額が誤りだからです。',
    title: '労働裁判官に訴える',
    cost: '弁護士。法律扶助が払えます。',
    time: '多くの場合、決まった期限はありませんが、INPSが差し引く前に。',
    risk: '負けると費用を払うことがあります。',
    bestFor: 'INPSの誤り、または伝えたことを証明できる。',
  },
}
