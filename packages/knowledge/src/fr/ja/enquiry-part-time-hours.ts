/** Questions about hours of part-time work that change at short notice: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_HOURS_JA: Words = {
  'fr.ask-work.part-time-hours': {
    says: 'いいえ。パートタイムでは、日や時間の変更は普通7営業日前に知らせる義務があります。協約で短くしても3日以上です。知らせが遅い変更や、家族の都合、学業、他の仕事と両立しない変更は断れます。それは過失ではなく、解雇の理由になりません。書面で答え、メッセージを残してください。',
  },
}
