/** Questions about a phone or internet firm that raises its price: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TELECOM_PRICE_JA: Words = {
  'es.ask.telecom-price': {
    says: 'はい。会社が一方的に料金や条件を変えるなら、1か月前に知らせる義務があります。通知から1か月以内なら、最低利用期間中でも違約金なしで解約できます。きちんと知らせていなければ、そう主張し違約金を払わないでください。払うのは、手元に残す割引端末の分だけです。契約に定めた値上げは別のことがあります。書面で苦情を言い、次に無料のOficina de Telecomunicacionesへ。',
  },
}
