/** Questions about the pay that a bankrupt employer owes: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_FR: Words = {
  'ch.ask.bankrupt-employer': {
    says: 'Demandez à la caisse publique de chômage du canton l’indemnité en cas d’insolvabilité. Elle couvre jusqu’aux quatre derniers mois de travail impayé. Vous n’avez que 60 jours dès la publication de la faillite ; ensuite c’est perdu. Envoyez contrat, fiches et heures. Produisez aussi votre créance à l’office des faillites. Libre ? Inscrivez-vous tout de suite à l’ORP.',
  },
}
