/** What of pay, accounts and goods may not be taken: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_JA: Words = {
  'es.enforce.smi': {
    says: '2026年の最低賃金（SMI）は、14回払いで月€1,221です。最低賃金までの手取りは守られます。',
  },
  'es.enforce.scale': {
    says: '最低賃金より上は、最低賃金の2倍まで、次の部分の30%を取れます。その上は50%以上です。',
  },
  'es.enforce.children': {
    says: '家族を養っているなら、裁判所の書記官は、割合の最初の4段階を10から15パーセント下げられます。',
  },
  'es.enforce.maintenance': {
    says: '子どもの養育費には、この限りは当てはまりません。裁判官が額を決めます。',
  },
  'es.enforce.right-wage': {
    says: '最低賃金（SMI）までの給料、年金、給付は取れません。裁判所にも公の役所にも当てはまります。',
  },
  'es.enforce.right-account': {
    says: '最後の給料や年金から口座にあるお金も、同じ限りで守られます。どこから来たお金か示してください。',
  },
  'es.enforce.right-goods': {
    says: '必要な家具と服、食べ物、燃料、仕事に必要な道具は取れません。',
  },
  'es.enforce.right-null': {
    says: '取ってはいけない物の差し押さえは無効です。すぐに裁判所に伝えてください。伝えるのに弁護士はいりません。',
  },
  'es.enforce.step-pay-slip': {
    says: '給与明細と銀行の書類を集めてください。取られすぎたなら、裁判所か役所に書き、返すよう求めます。',
  },
  'es.enforce.option-protect': {
    title: '守られるお金を取り戻す',
    says: '給与明細を付けて、裁判所か役所に書きます。限りを超える分を外すよう求めます。',
    cost: '無料。',
    time: '1時間。答えは数週間後。',
    risk: 'ありません。',
    bestFor: '限りより下の給料、年金、口座を取られたとき。',
  },
  'es.enforce.insight-two-jobs': {
    says: '収入が2つあれば、合計してから割合を使います。',
    actionable: '守られる部分が、合計について1回数えられたか確かめてください。',
  },
}
