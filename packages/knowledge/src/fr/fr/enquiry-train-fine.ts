/** The French words of the rows in ../enquiry-train-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FINE_WORDS: Words = {
  'fr.ask-buy.train-fine': {
    says: 'Vous avez trois mois après le contrôle pour payer le transporteur ou protester par écrit auprès de lui. Vous aviez un abonnement valable, ou la machine était en panne ? Envoyez une copie et dites pourquoi, par recommandé. Sinon, cela devient une amende majorée de l’État, que le Trésor recouvre. Vous avez alors 30 jours après cet avis pour contester.',
  },
}
