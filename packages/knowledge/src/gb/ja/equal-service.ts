/** Shops and services that turn people away: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EQUAL_SERVICE_JA: Words = {
  'gb.equal.right-services': {
    says: '店やサービスは、障害、人種、信仰、性別、性的指向を理由に断ったり悪く扱ったりできません。介助犬を入れるなど、公正な配慮が必要です。',
  },
  'gb.equal.answer': {
    says: 'いいえ。店やサービスはそれを理由に断れません。書面で苦情を言います。6か月より1日少ない期間に裁判所に行き、謝罪とお金を求められます。',
  },
}
