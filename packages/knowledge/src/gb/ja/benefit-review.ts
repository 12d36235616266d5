/** 給付の見直しの書式: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REVIEW_JA: Words = {
  'gb.benefit-review.no-decision': {
    says: 'これは決定ではありません。書式を見る間、お金は原則として続きます。',
  },
  'gb.benefit-review.step-fill': {
    says: '何も知られていないつもりで、全部書いてください。「変わりなし」だけにしないでください。',
  },
  'gb.benefit-review.step-days': {
    says: '良い日と悪い日、その回数、必要な助けを書いてください。危ない、遅い、痛いことも書いてください。',
  },
  'gb.benefit-review.step-proof': {
    says: '医師や支援者の手紙の写しを付けてください。書式を全部写し、郵送の証拠を残してください。',
  },
  'gb.benefit-review.right-time': {
    says: '時間の延長を求められます。期限の前に電話し、新しい期限と相手の名前を控えてください。',
  },
  'gb.benefit-review.right-late': {
    says: '病気など正当な理由で遅れたら、理由を書いて送ってください。理由と健康状態を考える義務があります。',
  },
  'gb.benefit-review.right-assessment': {
    says: '審査があるなら、付き添いを連れて行けます。電話や自宅での審査、録音も求められます。',
  },
  'gb.benefit-review.right-challenge': {
    says: '新しい決定が誤りなら、1か月以内に見直しを求めてください。その後は無料の審判所に申し立てられます。',
  },
  'gb.benefit-review.work-right': {
    says: '働くことや仕事探しが健康に本当に危ないなら、それも書いてください。点数のほかに考慮されます。',
  },
  'gb.benefit-review.scotland-right': {
    says: '新しい決定が誤りなら、42日以内に再決定(re-determination)を求めてください。その後31日以内に申し立てられます。',
  },
  'gb.benefit-review.warning': {
    says: '書式を返さず正当な理由もないと、給付が止まることがあります。無理なら今日電話してください。',
  },
  'gb.benefit-review.insight': {
    says: '見直しで、額は増えることも、同じことも、減ることもあります。',
    actionable: '前回より難しくなったことを、すべて書いてください。',
  },
  'gb.benefit-review.option-help': {
    says: 'Citizens Advice、Law Centre、病気の支援団体に、期限前の予約を求めてください。',
    title: '無料の相談員と書く',
    cost: 'かかりません。',
    time: '1、2時間。',
    risk: '予約は混みます。待つなら期限の延長を求めてください。',
    bestFor: '書式が長い、難しいとき。',
  },
  'gb.benefit-review.option-send': {
    says: '数日早く郵送するか、手紙で認められていればオンラインで送ってください。',
    title: '期限内に証拠を付けて送る',
    cost: 'かかりません。',
    time: '数日に分けて数時間。',
    risk: '説明が少ないと点数を失うことがあります。',
    bestFor: '自分で日々の様子を書けるとき。',
  },
  'gb.benefit-asks.want': {
    says: '給付の役所が、何かを見せるか送るよう求めています。決定ではなく、お金を返す話でもありません。',
  },
  'gb.benefit-asks.rights': {
    says: '新しい申請ではふつう一か月、役所が認めればもっと長く時間があります。すでに受けている給付では14日のことがあります。必要なら、その日の前に延長を頼みます。',
  },
  'gb.benefit-asks.step-send': {
    says: 'その日の前に、求められたことをしてください。役所へ行くか、郵便か自分のアカウントを使い、証拠を残します。',
  },
  'gb.benefit-asks.step-time': {
    says: '間に合わないときは、その日の前に理由とともに伝えます。申請が閉じられたら、一か月以内に見直しを頼みます。',
  },
}
