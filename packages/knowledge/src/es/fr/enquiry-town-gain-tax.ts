/** The French words of the rows in ../enquiry-town-gain-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_GAIN_TAX_FR: Words = {
  'es.ask.town-gain-tax': {
    says: 'Vendu sans gain ? Alors vous ne devez rien, si vous le déclarez et montrez les deux actes. Sinon la ville doit prendre le gain réel s’il est plus bas. Contestez dans le mois (recurso de reposición).',
    dependsOn: 'ce que disent les deux actes',
  },
}
