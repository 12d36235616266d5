/** The Japanese words of Ireland: questions of a rented home. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'ie.ask.repair-law': {
    says: '家主は家をよい状態に保つ必要があり、修理を頼んだことを理由に罰してはいけません。RTBは修理と賠償を命じられます。',
  },
  'ie.ask.repair-standards': {
    says: '家には湿気がなく、基準のとおりの暖房と換気が必要です。役所（council）は無料で検査できます。',
  },
  'ie.ask.repair-council': {
    says: '基準を破る家主に、役所（council）は通知を出し、裁判を起こせます。',
  },
  'ie.ask.deposit-law': {
    says: '敷金（deposit）は速やかに返さなければなりません。返さなくてよいのは、未払いの家賃、請求書、普通の傷みを超える損害の分だけです。',
  },
}
