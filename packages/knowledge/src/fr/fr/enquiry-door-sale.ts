/** Questions about a contract that a seller had signed at home, and the credit for it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_FR: Words = {
  'fr.ask-buy.door-sale': {
    says: "Rétractez-vous aujourd'hui en recommandé, au vendeur et à la banque ; aucun motif n'est exigé. Vous avez 14 jours, à partir de la livraison pour un bien, même avec pose. Le formulaire manque ou on ne vous a rien dit ? Douze mois de plus. Aucune indemnité de 30 % n'est due, et le crédit affecté tombe aussi. Refusez la pose, ne signez aucune attestation de fin de travaux, ne payez rien. Pression sur une personne âgée : signalez sur SignalConso.",
  },
  'fr.ask-buy.door-sale-fitted': {
    says: "Ce n'est peut-être pas trop tard. Les 14 jours partent de la livraison, même avec pose, et douze mois de plus si le formulaire ou l'information manque. Un contrat signé à domicile sans les mentions légales peut être annulé par le juge. Le crédit tombe alors aussi, et la banque doit dire ce qu'elle a vérifié. N'arrêtez pas de payer sans accord d'un juge. Montrez le bon de commande à une association de consommateurs ou un avocat.",
  },
}
