/** Questions about a tax bill that cannot be paid in time: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN_ES: Words = {
  'gb.ask-tax.cannot-pay': {
    says: 'Presente la declaración a tiempo aunque no pueda pagar. Después abra un plan (Time to Pay) por internet: hasta 60 días tras el vencimiento y £30,000. O 0300 200 3822. Hágalo antes del día 30: si no, 5 % de multa; un plan la evita. Corren intereses. Ofrezca solo lo posible. No ignore cartas: HMRC puede embargar bienes.',
  },
}
