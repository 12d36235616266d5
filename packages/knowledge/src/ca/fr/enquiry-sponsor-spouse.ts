/** The words of the rows in ../enquiry-sponsor-spouse.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSOR_SPOUSE_FR: Words = {
  'ca.ask.sponsor-spouse': {
    says: 'Vous le pouvez si vous avez 18 ans et êtes citoyen ou résident permanent. Vous ne devez pas toucher l’aide sociale, sauf pour un handicap. Pour un époux ou un partenaire il n’y a le plus souvent pas de revenu minimal. Vous promettez de payer ses besoins pendant trois ans, même si vous vous séparez. Demandez à IRCC, avec des preuves que la relation est réelle. Au Québec, la province doit aussi accepter.',
    dependsOn: 'votre statut, et si vous touchez l’aide sociale',
  },
}
