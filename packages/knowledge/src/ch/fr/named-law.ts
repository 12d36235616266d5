/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'ch.tax.right-guessed': {
    says: 'Sans déclaration, l’office estime (taxation d’office). Faites réclamation dans les trente jours, envoyez la déclaration et prouvez que l’estimation est très fausse.',
  },
  'ch.tax.interest': {
    says: 'Un intérêt court sur l’impôt payé tard, même pendant la réclamation. Payer sous réserve l’arrête.',
  },
  'ch.benefit.right-time': {
    says: 'L’office doit réclamer dans les trois ans après l’avoir su, et au plus cinq ans après le paiement. Seule une infraction pénale allonge ce délai.',
  },
  'ch.serafe.right': {
    says: 'Chaque ménage doit cette redevance une fois, avec ou sans télévision. Avec des prestations complémentaires, vous pouvez en être libéré.',
  },
  'ch.power.right-tariff': {
    says: 'Les prix de l’électricité des ménages doivent être justes et publiés. En cas de doute, demandez à l’entreprise, puis à l’ElCom.',
  },
}
