/** Questions about flights and luggage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_JA: Words = {
  'ca.ask.flight': {
    says: 'ほとんどの場合、返金か別の便を選べます。到着が3時間以上遅れたら、$1,000まで、小さな会社なら$500までのお金が出ます。会社が防げた遅れで、安全のためでない場合です。1年以内に書面で航空会社に請求してください。',
  },
  'ca.ask.luggage': {
    says: '航空会社は、実際の損害を、約1,519SDR（およそ2,800ドル）まで払います。こわれたときは7日、遅れたときは21日以内に書面で伝えてください。訴えは2年以内です。',
  },
}
