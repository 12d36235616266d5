/** Questions about flights, trains, luggage and trips: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_FR: Words = {
  'it.ask.luggage': {
    says: 'Signalez-le au comptoir et gardez le papier (PIR). Écrivez à la compagnie en 7 jours pour un dommage, 21 pour un retard. Après 21 jours, c’est perdu. Jusqu’à 1 519 unités (DTS), en deux ans.',
  },
  'it.ask.train-late': {
    says: 'Demandez le remboursement en trois mois. Une heure de retard donne 25 % du billet, deux heures 50 %, sauf cause extérieure. Certains trains locaux ont d’autres règles.',
  },
  'it.ask.flight': {
    says: 'Dans la plupart des cas oui. Pour trois heures de retard ou une annulation tardive, 250 € à 600 € selon la distance, sauf cause extérieure. Vous avez aussi un repas, et un nouveau vol ou votre argent.',
  },
  'it.ask.trip-cancelled': {
    says: 'Si l’organisateur annule un forfait, tout doit revenir sous 14 jours. Vous n’êtes pas tenu d’accepter un bon. Vous pouvez aussi demander des dommages, sauf trop peu d’inscrits ou cause extérieure.',
  },
}
