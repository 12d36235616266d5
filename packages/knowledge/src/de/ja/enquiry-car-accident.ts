/** The Japanese words of the rows in ../enquiry-car-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ACCIDENT_JA: Words = {
  'de.ask-buy.car-accident': {
    says: '相手の保険会社に直接請求できます。3か月以内に、提案か理由の説明をしなければなりません。過失がなければ、鑑定人と弁護士を自分で選べ、原則として保険会社が払います。写真と証人を確保し、急いだ示談に署名しないでください。',
  },
}
