/** Questions about a tax bill that cannot be paid in time: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN_FR: Words = {
  'gb.ask-tax.cannot-pay': {
    says: 'Envoyez la déclaration à temps, même sans payer. Puis ouvrez un plan (Time to Pay) en ligne : jusqu’à 60 jours après l’échéance et £30,000. Ou 0300 200 3822. Faites-le avant le 30e jour : sinon 5 % de pénalité ; un plan l’évite. Les intérêts courent. N’offrez que le possible. N’ignorez pas les lettres : HMRC peut saisir des biens.',
  },
}
