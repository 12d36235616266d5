/** Questions about late or cancelled flights and trains: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    dependsOn: 'la distance et la raison',
    says: 'Pour trois heures de retard ou une annulation tardive, vous pouvez avoir 250 à 600 €, sauf circonstances extraordinaires.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'le retard du train',
    says: 'Dès 60 minutes de retard, le transporteur doit 25 % du billet, dès deux heures 50 %. La SNCF paie dès 30 minutes pour TGV INOUI et Intercités. Les trains locaux ont leurs règles. Réclamez sur son site, puis au médiateur gratuit (SNCF Voyageurs).',
  },
}
