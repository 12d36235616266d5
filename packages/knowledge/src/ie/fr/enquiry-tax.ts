/** Questions about taxes: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_FR: Words = {
  'ie.ask.tax': {
    says: 'Vérifiez dans myAccount. Demandez un paiement échelonné (phased payment), ou faites appel sous 30 jours si c’est faux.',
  },
  'ie.ask.property-tax': {
    says: 'Demandez à Revenue un report si votre revenu est faible, ou un paiement en plusieurs fois. Envoyez la déclaration dans tous les cas.',
  },
  'ie.ask.property-tax-dates': {
    says: 'Regardez le jour dans LPT online. Le prélèvement annuel a lieu le plus souvent le 21 mars. Le prélèvement mensuel part le 15.',
  },
}
