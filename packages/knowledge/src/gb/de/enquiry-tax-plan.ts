/** Questions about a tax bill that cannot be paid in time: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN_DE: Words = {
  'gb.ask-tax.cannot-pay': {
    says: 'Reichen Sie die Erklärung pünktlich ein, auch ohne Zahlung. Dann richten Sie online einen Plan (Time to Pay) ein: bis 60 Tage nach Fälligkeit und bis £30,000. Oder 0300 200 3822. Tun Sie es vor Tag 30, sonst kommen 5 % Strafe; ein Plan verhindert sie. Zinsen laufen. Bieten Sie nur Tragbares an. Ignorieren Sie keine Briefe: HMRC kann Sachen pfänden.',
  },
}
