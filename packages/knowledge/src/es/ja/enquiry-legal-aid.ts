/** The Japanese words of the rows in ../enquiry-legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEGAL_AID_JA: Words = {
  'es.ask.legal-aid': {
    says: '弁護士会（Colegio de Abogados）か裁判所に求めましょう。一人なら収入はIPREMの2倍まで、家族がいればもっとです。働く人と家庭内暴力の被害者は、その事件では収入を問いません。',
  },
}
