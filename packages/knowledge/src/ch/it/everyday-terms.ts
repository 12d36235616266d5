/** Premi, telefono, servizi, inganno, dati e famiglia, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_IT: Words = {
  'ch.insure.right-premium': {
    says: 'Per un premio non pagato la copertura si ferma solo dopo un sollecito scritto con 14 giorni che dica le conseguenze. Senza causa, il contratto finisce due mesi dopo.',
  },
  'ch.insure.right-end-policy': {
    says: 'Può revocare una nuova polizza entro 14 giorni. Una lunga si disdice dopo tre anni, con tre mesi di preavviso.',
  },
  'ch.buy.right-phone': {
    says: 'Scriva prima all’operatore. Poi l’ombudsman (ombudscom) esamina il caso per una piccola tassa. Il resto lo paga la ditta.',
  },
  'ch.buy.right-end-service': {
    says: 'Molti contratti di servizio (mandato) si possono chiudere in ogni momento. Paga ciò che è fatto. Solo una fine intempestiva può costare di più.',
  },
  'ch.buy.right-tricked': {
    says: 'Se è stato ingannato o ha sbagliato gravemente, può dire entro un anno da quando lo sa che il contratto non La vincola.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Le condizioni molto ingiuste per il consumatore non valgono.',
  },
  'ch.buy.right-late': {
    says: 'Se la merce non arriva, fissi per iscritto un ultimo giorno giusto. Se ancora non arriva, può annullare e riavere i soldi.',
  },
  'ch.data.right-told': {
    says: 'Dopo una fuga può chiedere quali dati ha la ditta e che cosa è andato perso. Deve rispondere gratis, di solito in 30 giorni.',
  },
  'ch.ask.neighbour': {
    says: 'Un vicino non può disturbare troppo con rumore, odori o fumo. Parli, tenga un diario e avvisi il locatore. La conciliazione può aiutare.',
  },
  'ch.ask.estate': {
    says: 'Con un’eredità prende anche i debiti. Ha tre mesi per rifiutarla e solo un mese per chiedere un inventario.',
  },
  'ch.ask.maintenance': {
    says: 'I due genitori pagano secondo i mezzi. Un tribunale può cambiare la somma. Il comune può anticipare gli arretrati.',
  },
  'ch.stay.right-short': {
    says: 'Contro una decisione sul soggiorno il termine è spesso di 30 giorni, a volte solo cinque. Legga la fine della lettera e cerchi subito consiglio gratuito.',
  },
}
