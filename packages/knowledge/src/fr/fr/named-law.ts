/** Paiement de l’impôt et factures des communes et hôpitaux : les lignes en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'fr.tax.when-due': {
    says: 'L’avis fixe le dernier jour pour payer. Aucune majoration ne vient avant. Après, la loi ajoute 10 %.',
  },
  'fr.tax.how-paid': {
    says: 'Au-delà de 300 €, vous devez payer l’impôt en ligne ou par prélèvement. Jusqu’à 300 €, un autre moyen est possible.',
  },
  'fr.town.right-two-months': {
    says: 'Vous avez deux mois après avoir reçu cet avis d’une commune ou d’un hôpital pour le contester devant le tribunal indiqué.',
  },
  'fr.town.right-four-years': {
    says: 'Le comptable public a quatre ans pour recouvrer la somme. Chaque acte de recouvrement fait repartir les quatre ans.',
  },
  'fr.mortgage.right-pause': {
    says: 'Après une perte d’emploi ou un autre coup dur, vous pouvez demander au juge de suspendre le prêt jusqu’à deux ans.',
  },
  'fr.mortgage.right-own-sale': {
    says: 'Allez à l’audience d’orientation. Vous pouvez y demander de vendre le logement vous-même, ce qui rapporte souvent plus.',
  },
  'fr.benefit.right-twenty-days': {
    says: 'Vous avez 20 jours à partir de ce courrier pour faire corriger des informations fausses. Dans ce délai vous pouvez aussi payer, ou accepter un échéancier de 12 mois au plus. Sinon la caisse peut retenir une partie de vos prestations.',
  },
}
