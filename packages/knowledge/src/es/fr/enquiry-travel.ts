/** The French words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_FR: Words = {
  'es.ask.luggage': {
    says: 'Signalez-le au comptoir et gardez le papier (PIR). Écrivez à la compagnie en 7 jours pour un dommage, 21 pour un retard. Après 21 jours, c’est perdu. Jusqu’à 1 519 unités (DTS), en deux ans.',
  },
  'es.ask.train-late': {
    says: 'Demandez le remboursement en trois mois. Une heure de retard donne 25 % du billet, deux heures 50 %, sauf cause extérieure. Certains trains locaux ont d’autres règles.',
  },
}
