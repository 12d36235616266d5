/** The law on late goods, sales at a distance and flights, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_JA: Words = {
  'be.buy.right-delivery': {
    says: '別の約束がなければ、店は30日以内に届けなければなりません。遅れたら、適切な期間を追加で与え、その後に取り消して返金を受けてください。',
  },
  'be.buy.right-not-told': {
    says: '通信販売の会社は、14日の取消しについて知らせる義務がありました。知らせなかったなら、さらに12か月あります。',
  },
  'be.buy.right-flight': {
    says: '便が欠航か大きく遅れたら、食事などの世話、返金、定額のお金を受ける権利があることがあります。まず航空会社に求めてください。',
  },
}
