/** French: the words of the rows in ../enquiry-hired-and-booked.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIRED_AND_BOOKED_FR: Words = {
  'gb.ask-consumer.hire-damage': {
    says: 'Écrivez tout de suite que vous contestez. Demandez des photos datées, la fiche de départ et la facture : ils doivent montrer que c’est vous et le coût. Une clause permettant toute somme ne vaut en général rien. Demandez un chargeback, ou au-delà de 100 £ par carte de crédit la section 75. Après leur dernière réponse, BVRLA est gratuit pour une location au Royaume-Uni chez un membre.',
  },
  'gb.ask-consumer.room-cancelled': {
    says: 'Ont-ils annulé ? Alors ils ont rompu le contrat : vous récupérez tout, sans devoir prendre un bon. Vous pouvez demander le surcoût juste d’une chambre semblable. Une entreprise ne peut le garder par une clause. Demandez par écrit sous 14 jours. Au-delà de 100 £ payés à l’hôtel par carte de crédit, l’émetteur doit aussi ; avec une carte de débit, demandez un chargeback.',
  },
  'gb.ask-housing.scotland-unregistered': {
    says: 'Continuez à payer pour l’instant : le loyer ne cesse que si la mairie le dit par un avis. Prévenez-la. Louer sans être inscrit est un délit, jusqu’à 50 000 £. Avec l’avis, aucun loyer n’est dû et on ne peut vous mettre dehors pour cela.',
  },
}
