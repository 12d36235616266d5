/** Questions about taxes, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_IT: Words = {
  'au.ask.tax': {
    says: 'Controlli in myGov. Faccia un piano a rate prima della scadenza, o faccia opposizione (object) se è sbagliato.',
  },
  'au.ask.centrelink': {
    says: 'Chieda come hanno fatto il conto, e chieda un riesame (review) e una pausa. È gratis. Un debito può essere cancellato se lo sbaglio è stato solo loro.',
  },
  'au.ask.benefit-refused': {
    says: 'Chieda a Centrelink un riesame formale (formal review) entro 13 settimane, così gli arretrati sono al sicuro. Se dice ancora no, vada gratis all’Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Chieda a Centrelink un riesame formale (review); entro 13 settimane conserva gli arretrati. Mandi nuove prove mediche sui 20 punti. Poi l’Administrative Review Tribunal è gratis.',
  },
  'au.ask.ndis': {
    says: 'Chieda alla NDIA un riesame interno entro tre mesi. Se non cambia, vada all’Administrative Review Tribunal entro 28 giorni. Sono gratis tutti e due.',
  },
  'au.ask.centrelink-debt': {
    says: 'Chieda il calcolo e un riesame. Per la maggior parte dei debiti non c’è un ultimo giorno, ma le rate continuano: lo chieda presto, e chieda una pausa. Il debito va cancellato se è nato solo da un loro errore e Lei è stato onesto. Conta anche una grave difficoltà.',
  },
  'au.ask.ato-bank': {
    says: 'L’ATO può mandare un pignoramento (garnishee notice) alla banca o al datore senza giudice. Chiami prima il 13 11 42 per un piano. Può chiedere per iscritto di togliere interessi e sanzioni.',
  },
}
