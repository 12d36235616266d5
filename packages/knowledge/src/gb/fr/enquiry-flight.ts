/** Questions about flights that are late or cancelled: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_FR: Words = {
  'gb.ask-consumer.flight': {
    says: 'S’il est annulé, vous choisissez un remboursement ou un autre vol. Pendant l’attente, vous avez repas et chambre. Si c’est la faute de la compagnie, une indemnité est due pour un long retard. Elle est due aussi si l’on vous a prévenu moins de 14 jours avant.',
    dependsOn: 'la durée du retard, sa raison et quand on vous a prévenu',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Si la compagnie annule, vous choisissez : votre argent dans les sept jours, ou un autre vol dès que possible.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Pendant l’attente, vous avez repas et boissons, et une chambre si vous devez passer la nuit.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Faites votre demande écrite à la compagnie. Donnez le numéro du vol et le retard, et gardez chaque reçu.',
  },
}
