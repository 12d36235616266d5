/** The Spanish words of the rows in ../enquiry-town-gain-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_GAIN_TAX_ES: Words = {
  'es.ask.town-gain-tax': {
    says: '¿Vendió por no más de lo que pagó? Entonces no debe nada, si lo declara y enseña las dos escrituras. Si no, el ayuntamiento debe usar la ganancia real si es menor. Recurra en un mes (recurso de reposición).',
    dependsOn: 'lo que dicen las dos escrituras',
  },
}
