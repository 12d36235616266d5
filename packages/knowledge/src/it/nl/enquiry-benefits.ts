/** The Dutch words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'it.ask.inps-back': {
    says: 'Ga naar een patronato, gratis. U hebt 90 dagen voor beroep. Bij een pensioen dat INPS per vergissing betaalde, hoeft een eerlijk mens vaak niet terug te betalen.',
  },
  'it.ask.benefit-refused': {
    says: 'Een patronato dient gratis beroep bij INPS in, binnen 90 dagen. Tegen een nee over burgerlijke invaliditeit gaat u in plaats daarvan binnen zes maanden naar de rechter.',
  },
}
