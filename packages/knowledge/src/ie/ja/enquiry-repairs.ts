/** The Japanese words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_JA: Words = {
  'ie.ask.repair-law': {
    says: '家主は家をよい状態に保つ必要があり、修理を頼んだことを理由に罰してはいけません。RTBは修理と賠償を命じられます。',
  },
  'ie.ask.repair-standards': {
    says: '家には湿気がなく、基準のとおりの暖房と換気が必要です。役所（council）は無料で検査できます。',
  },
  'ie.ask.repair-council': {
    says: '基準を破る家主に、役所（council）は通知を出し、裁判を起こせます。',
  },
  'ie.ask.repairs': {
    says: '写真と期日を付けて、家主に手紙を書いてください。何もなければ、役所（council）に検査を頼み、RTBに申し立てます。家賃は払い続けてください。',
  },
}
