/** Questions about the first days of illness without pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAITING_DAYS_JA: Words = {
  'nl.ask.waiting-days': {
    says: '契約か労働協約（CAO）に書いてある場合だけで、最長2日です。取り決めがなければ1日目から払われます。少なくとも70%、最初の1年は最低賃金以上です。4週間以内にまた病気になったら、新しい待機日はありません。どこに書いてあるか書面で尋ね、期日を付けて給料を請求してください。',
    dependsOn: '契約か労働協約',
  },
}
