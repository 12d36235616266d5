/** Questions about pay kept back without a written agreement: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_FR: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'Non. La paie gagnée ne peut être réduite que par la loi, un terme écrit du contrat ou votre accord écrit d’avant. Un préavis non donné ou une caisse courte n’y changent rien. Demandez par écrit la somme, un jour de paiement et une fiche de paie. Puis Acas avant le délai : 0300 123 1100 ; le tribunal est sans frais. Loyer en retard ? Prévenez le bailleur.',
  },
  'gb.ask-work.till-shortage': {
    says: 'On ne peut le retenir que si votre contrat, ou un papier signé avant, le permet. Dans les magasins, stations-service, pubs et restaurants, 10% au plus du brut de ce jour de paie peut partir. Seule la dernière paie échappe à cette limite. La retenue doit venir dans les 12 mois après que le patron a trouvé le manque. Demandez le reste par écrit. Puis appelez Acas au 0300 123 1100 dans le délai.',
  },
  'gb.ask-work.ni-pay-kept-back': {
    says: 'Le salaire gagné ne peut être réduit que par la loi, une clause écrite ou votre accord écrit donné avant. Un trou de caisse ou une tenue n’y changent rien. Les congés non pris sont dus au départ. Demandez par écrit la somme et un jour de paiement. Puis appelez la Labour Relations Agency, pas Acas : 03300 555 300. La demande doit commencer dans les trois mois moins un jour depuis le jour de paie.',
  },
}
