/** The Dutch words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'it.ask.inps-back': {
    says: 'Ga naar een patronato, gratis. U hebt 90 dagen voor beroep. Bij een pensioen dat INPS per vergissing betaalde, hoeft een eerlijk mens vaak niet terug te betalen.',
  },
  'it.ask.benefit-refused': {
    says: 'Een patronato dient gratis beroep bij INPS in, binnen 90 dagen. Tegen een nee over burgerlijke invaliditeit gaat u in plaats daarvan binnen zes maanden naar de rechter.',
  },
  'it.ask.single-allowance-age': {
    says: 'Tot 18 komt het altijd. Van 18 tot 21 loopt het door als het kind leert, studeert, burgerdienst (servizio civile) doet of als werkloos staat ingeschreven. Ook bij werk voor minder dan € 8.000 per jaar. Voor een kind met een handicap is er geen leeftijdsgrens. Werk de aanvraag bij INPS bij als het kind 18 wordt. Een patronato helpt gratis.',
  },
  'it.ask.single-allowance-no-isee': {
    says: 'U krijgt het ook zonder ISEE, maar alleen het minimum: in 2026 zo’n € 58 per maand per minderjarig kind, zo’n € 30 van 18 tot 20 jaar. Met ISEE kan het tot zo’n € 204 zijn. Dient u de ISEE (DSU) vóór 30 juni in, dan rekent INPS vanaf maart opnieuw en betaalt de rest. Later telt het vanaf die maand. De DSU is gratis bij een CAF of op de site van INPS.',
  },
}
