/** Questions of a parent who gets no child maintenance from the other parent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_FR: Words = {
  'gb.ask-maintenance.unpaid': {
    says: "Signalez maintenant chaque paiement manqué au Child Maintenance Service. Demandez-lui d'encaisser pour vous (Collect and Pay). Il peut prendre l'argent sur le salaire ou un compte sans tribunal, ou obtenir une décision. Pas encore de dossier ? Faites une demande : c'est gratuit.",
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: "Signalez maintenant chaque paiement manqué au Child Maintenance Service. Demandez-lui d'encaisser pour vous. Il peut prendre l'argent sur le salaire sans tribunal, ou obtenir une décision de justice.",
  },
}
