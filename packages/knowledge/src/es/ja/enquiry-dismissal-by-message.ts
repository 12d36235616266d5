/** The Japanese words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_JA: Words = {
  'es.ask.dismissed-message': {
    says: '解雇は書面で、事実と日付が必要です。それがないメッセージや電話では、不当解雇（improcedente）になります。保存し、同意しないと書いてください。期限は20営業日です。',
  },
  'es.ask.trial-period': {
    says: '試用期間では、理由も予告もなしに終わらせられます。書面で、長すぎないことが必要です。妊娠など禁じられた理由なら無効です。20営業日あります。',
    dependsOn: '契約の内容と、なぜ終わらせたか',
  },
}
