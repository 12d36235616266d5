/** Questions urgentes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_URGENT_FR: Words = {
  'gb.ask-consumer.scam-safe-account': {
    says: "Raccrochez maintenant et ne déplacez pas d'argent. Une vraie banque ne le demande jamais. Appelez ensuite le 159 ou le numéro de votre carte, et faites bloquer la carte.",
  },
  'gb.ask-bailiff.clamp-wrong-car': {
    says: "Pas si la voiture appartient seulement à quelqu'un qui ne doit rien. Le propriétaire doit montrer une preuve maintenant, comme la facture ou le contrat de crédit, et l'envoyer à la société. Demandez le retrait du sabot.",
  },
  'gb.ask-debt.council-tax-wages': {
    says: "Après une liability order, le council le peut, selon un barème fixe et sans vous demander. Appelez-le aujourd'hui avec un budget et demandez un plan à la place. Il peut accepter.",
  },
  'gb.ask-debt.right-after-death': {
    says: "Les factures d'une personne décédée se paient sur ce qu'elle a laissé. Vous ne payez pas vous-même, sauf si vous aviez signé aussi.",
  },
}
