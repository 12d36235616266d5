/** Questions about a missed day in court over an eviction: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_EVICTION_COURT_JA: Words = {
  'us.fact.missed-eviction-court': {
    says: '今日、裁判所の事務（clerk）に行ってください。欠席判決が出たか尋ね、取消しの申立て（上訴しかない裁判所では上訴）をし、その間の退去の停止も求めます。欠席の理由を証拠と一緒に述べ、家賃を払ったなどの反論も伝えます。多くの州で期限は数日です。legal aidや裁判所の相談窓口が手伝います。係官が裁判所の命令を持って来るまで、出る必要はありません。',
  },
}
