/** Questions about a copy of data: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_COPY_JA: Words = {
  'ie.ask.data-copy': {
    says: 'はい。自分に関するすべてのデータの写しを書面で求めます。無料で、理由は要りません。1か月以内に答えるか、最大2か月延ばす理由を知らせる義務があります。守られなければData Protection Commissionに訴えます。',
  },
}
