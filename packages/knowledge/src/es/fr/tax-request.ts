/** The French words of Spain: tax request. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REQUEST_FR: Words = {
  'es.tax-request.want': {
    says: 'Le fisc demande des papiers ou votre version avant de décider. Ce n’est pas encore la facture finale.',
  },
  'es.tax-request.right-time': {
    says: 'Vous pouvez demander plus de temps, le plus souvent la moitié des jours en plus. Demandez au moins trois jours avant la fin.',
  },
  'es.tax-request.right-fine': {
    says: 'Une amende exige une faute. Vous pouvez contester. Elle baisse de 30 % si vous acceptez, et de 40 % du reste si vous payez à temps sans recours.',
  },
  'es.tax-request.right-tribunal': {
    says: 'Contre la décision, vous avez un mois : demander au même service de revoir, ou aller au tribunal fiscal. Les deux sont gratuits.',
  },
  'es.tax-request.step-answer': {
    says: 'Répondez avant le dernier jour avec des copies : contrats, papiers de banque, factures et frais. Gardez le reçu de votre envoi.',
  },
  'es.tax-request.deadline': {
    says: 'Le plus souvent, vous avez dix jours ouvrables dès le lendemain de la réception. Nous comptons dès la date, par prudence.',
    action: 'Envoyer les papiers ou vos observations (alegaciones)',
    consequence: 'Le service décide sans votre avis.',
  },
}
