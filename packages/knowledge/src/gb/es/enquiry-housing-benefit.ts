/** Spanish: the words of the rows in ../enquiry-housing-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_ES: Words = {
  'gb.ask-benefit.housing-overpaid': {
    says: 'Escriba al ayuntamiento (council) en el mes siguiente a la carta. Pida que lo revise, o apele gratis al tribunal. Si el error fue suyo y usted no podía saberlo, quizá no tenga que devolverlo.',
  },
}
