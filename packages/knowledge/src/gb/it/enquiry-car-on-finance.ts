/** Questions about a car on hire purchase or PCP: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_IT: Words = {
  'gb.ask-car.hand-back': {
    says: 'Sì. Con hire purchase o PCP può chiudere per iscritto in ogni momento prima dell’ultima rata. Deve al massimo metà del prezzo totale, meno il pagato, più arretrati e danni. Il contratto indica quella metà. Scriva "I end this under section 99". Non accetti un "voluntary surrender": può costarle tutto.',
  },
  'gb.ask-car.hp-taken': {
    says: 'Se ha pagato un terzo del prezzo totale, serve un giudice. Il contratto indica la somma. Anche prima non possono entrare nel suo terreno senza un ordine. Non firmi e non dia le chiavi. Scriva un’offerta e chieda aiuto. Un giudice può dare più tempo (time order).',
  },
  'gb.ask-car.bought-with-finance': {
    says: "Di solito resta a lei. Il privato che non sapeva del finanziamento (hire purchase o PCP) diventa proprietario, anche senza un controllo. Lo scriva alla finanziaria (Hire Purchase Act 1964, section 27), con l'annuncio, i messaggi e la prova del pagamento. Non consegni le chiavi e non firmi nulla. Il libretto da solo non prova nulla. Un leasing o un logbook loan è diverso: chieda consiglio. Poi provi il Financial Ombudsman.",
  },
  'gb.ask-car.faulty-on-finance': {
    says: 'Scriva un reclamo alla finanziaria. Con hire purchase o PCP è lei che ha fornito l’auto, quindi deve riparare il difetto, non solo l’officina. Nei primi 30 giorni può restituire l’auto. Dopo ha diritto a un tentativo di riparazione. Per tenerla, chieda la riparazione o uno sconto, e mandi le fatture pagate. Se dice no, o dopo otto settimane, il Financial Ombudsman può decidere gratis.',
  },
}
