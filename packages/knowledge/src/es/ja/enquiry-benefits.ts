/** The Japanese words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'es.ask.benefit-back': {
    says: '月と理由を見てください。最初の知らせなら10日以内に異議を出すか、30営業日以内に不服（reclamación previa）を出します。分割を頼めます。',
  },
  'es.ask.benefit-refused': {
    says: '30営業日以内に、役所に不服（reclamación previa）を出してください。断られるか、45日答えがなければ、30営業日以内に訴えられます。両方無料です。',
  },
}
