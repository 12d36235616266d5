/** Questions about late or cancelled flights and trains: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Pour un vol annulé, vous choisissez : remboursement sous sept jours ou autre vol. Vous n’avez pas à accepter un avoir. Prévenu moins de 14 jours avant, ou trois heures de retard : le plus souvent 250 à 600 € en plus, sauf cause hors du contrôle de la compagnie. Gardez les factures de repas et d’hôtel. Écrivez à la compagnie, puis après deux mois au médiateur (MTV), gratuit.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'le retard du train',
    says: 'Dès 60 minutes de retard, le transporteur doit 25 % du billet, dès deux heures 50 %. La SNCF paie dès 30 minutes pour TGV INOUI et Intercités. Les trains locaux ont leurs règles. Réclamez sur son site, puis au médiateur gratuit (SNCF Voyageurs).',
  },
}
