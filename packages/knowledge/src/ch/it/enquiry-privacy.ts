/** Questions about pictures, data and calls that advertise: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_IT: Words = {
  'ch.ask.my-picture': {
    says: 'Della Sua immagine decide Lei. Salvi schermate con giorno e indirizzo. Chieda per iscritto alla persona e alla piattaforma di toglierla entro una data. Un giudice può ordinarlo in fretta, e denaro. Immagini intime, minacce o ricatti sono reati: vada alla polizia e non paghi mai.',
  },
  'ch.ask.my-data': {
    says: 'Chieda per iscritto all’impresa quali dati ha su di Lei, con copia del documento. Deve dirlo entro 30 giorni, per lo più gratis. Può far correggere i dati falsi o cancellare quelli inutili. Se rifiuta, vada al tribunale civile; l’IFPDT dà consigli.',
  },
  'ch.ask.ad-calls': {
    says: 'Queste chiamate sono vietate se il Suo numero ha un asterisco (*) nell’elenco, o non vi figura, e non ha mai avuto rapporti con la ditta. Annoti data e numero e lo segnali online alla SECO. Il Suo operatore deve offrire un filtro gratuito. Non accetti nulla al telefono.',
  },
}
