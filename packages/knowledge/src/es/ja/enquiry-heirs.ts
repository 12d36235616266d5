/** The Japanese words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_JA: Words = {
  'es.ask.coheirs': {
    says: '共同の相続に残る義務はありません。相続人は誰でも、いつでも分割を求められます。まず他の人に手紙を書き、売ることや持ち分の買い取りを提案してください。公証人が助けられます。断られたら、裁判所が分けるか、売って代金を分けるよう命じます。弁護士に相談してください。',
  },
}
