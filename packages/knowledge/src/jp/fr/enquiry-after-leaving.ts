/** Questions about health insurance after a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING_FR: Words = {
  'jp.ask.insurance-after-job': {
    says: 'Trois voies, comparez. Un : garder l’ancienne assurance deux ans au plus (任意継続) : deux mois avant, demande sous 20 jours, les deux parts avec plafond. Deux : celle de la ville (国保) sous 14 jours : selon l’an dernier, bien moins si l’entreprise a mis fin. Trois : ayant droit d’un proche, gratuit, avec peu de revenus. Demandez la somme à la ville.',
  },
}
