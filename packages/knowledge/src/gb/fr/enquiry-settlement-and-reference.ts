/** Questions about a settlement agreement and about a reference: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SETTLEMENT_AND_REFERENCE_FR: Words = {
  'gb.ask-work.settlement': {
    says: 'Ne signez pas encore. L’accord vous lie seulement après l’avis d’un conseiller indépendant, que l’employeur paie le plus souvent. Acas dit qu’au moins 10 jours pour réfléchir sont justes.',
  },
  'gb.ask-work.reference': {
    says: 'La plupart des employeurs n’ont pas à donner de recommandation (reference). S’ils le font, elle doit être vraie et juste. Vous pouvez demander à voir celle envoyée à votre nouvel employeur.',
    dependsOn: 'votre contrat et votre métier',
  },
}
