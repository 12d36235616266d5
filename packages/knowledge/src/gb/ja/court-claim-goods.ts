/** Claims for goods on finance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_GOODS_JA: Words = {
  'gb.claim.goods-want': {
    says: '品物を返すか払うよう、裁判所に求めています。裁判所はまだ何も決めていません。',
  },
  'gb.claim.goods-rights': {
    says: '裁判の日に行き、品物を使い続けて少しずつ払うことを求められます。裁判所は時間をくれることがあります。',
  },
  'gb.claim.goods-reality': {
    says: 'これは裁判の日がある本物の裁判です。裁判官はあなたなしで決められるので、必ず行ってください。',
  },
  'gb.claim.goods-no-default': {
    says: '用紙を送らなかっただけで、裁判の日の前に相手が勝つことはありません。この種類では、欠席判決（judgment by default）はありません。',
  },
  'gb.claim.goods-step-advice': {
    says: '今週、無料の借金の相談員に電話してください。相談の前に、品物を返したり署名したりしないでください。',
  },
  'gb.claim.goods-step-form': {
    says: '認める用紙か反論の用紙（admission / defence form）を書き、書類の期限までに送ってください。そこで支払いを提案できます。',
  },
  'gb.claim.goods-step-hearing': {
    says: '家計の表と、払った証拠を持って、裁判の日に行ってください。',
  },
  'gb.claim.goods-right-third': {
    says: '全体の値段の3分の1以上を払ったなら、裁判所の命令かあなたの同意なしに、品物を取り戻せません。',
  },
  'gb.claim.goods-right-time': {
    says: '支払いを延ばす命令（time order）を裁判所に求められます。長い期間で、小さい額に決められます。',
  },
  'gb.claim.goods-right-end': {
    says: '分割購入（hire purchase）では、半分払えば契約を終わらせ、品物を返せることがあります。時期が大切なので、先に相談してください。',
  },
  'gb.claim.goods-option-keep': {
    says: '用紙と裁判の日に、払える額を提案します。',
    title: '使い続けて分割で払うことを求める',
    cost: '提案した額。',
    time: '今は用紙、裁判所で半日。',
    risk: '裁判所が命じた支払いが遅れると、品物を失うことがあります。',
    bestFor: '品物が必要で、毎月いくらか払える場合。',
  },
  'gb.claim.goods-option-help': {
    says: '相談員が、払った額と、一番安くすむ方法を確かめられます。',
    title: '裁判の日の前に無料の助けを受ける',
    cost: '無料。',
    time: '今週、電話します。',
    risk: '裁判の日に行けば、ありません。',
    bestFor: 'この種類の請求が届いた人みんな。',
  },
}
