/** What can still be done when the time to contest a fine, a tax or a benefit debt is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'fr.late.fine-reality': {
    says: 'Il tempo per pagare o contestare è passato. Ora arriva una multa più alta (amende forfaitaire majorée), e può contestare anche quella.',
  },
  'fr.late.fine-step': {
    says: 'Guardi oggi su antai.gouv.fr se la multa è aumentata. Se sì, paghi o contesti entro 30 giorni dal nuovo avviso.',
  },
  'fr.late.raised-reality': {
    says: 'Contando dalla data dell’avviso, i 30 giorni sono passati e il Tesoro può pignorare. Può ancora chiedere tempo.',
  },
  'fr.late.raised-step': {
    says: 'L’ha saputo solo ora? Contesti oggi su antai.gouv.fr o per raccomandata. Dica quando e come l’ha saputo.',
  },
  'fr.late.raised-right': {
    says: 'Dopo i 30 giorni può ancora contestare se nulla mostra che la conosceva. Un pignoramento o una raccomandata firmata lo mostra.',
  },
  'fr.late.raised-moved': {
    says: 'Ha traslocato ed è andata per raccomandata all’indirizzo della carta di circolazione? Ha tre mesi per contestare.',
  },
  'fr.late.raised-option': {
    says: 'Mandi il modulo (réclamation) con i motivi all’ufficio dell’avviso. Se è accettato, la multa alta cade.',
    title: 'Contestare tardi, se non lo sapeva',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Se possono mostrare che lo sapeva, è rifiutata.',
    bestFor: 'Ha traslocato, o l’avviso non è arrivato.',
  },
  'fr.late.tax-reality': {
    says: 'Il giorno per pagare è passato e può aggiungersi il 10 %. Può ancora chiedere un piano e lo sgravio della maggiorazione.',
  },
  'fr.late.tax-step': {
    says: 'Scriva oggi nel suo conto su impots.gouv.fr. Paghi ciò che può, offra rate e chieda lo sgravio della maggiorazione (remise gracieuse).',
  },
  'fr.late.proposal-reality': {
    says: 'I 30 giorni sono passati e vale come accordo. Può ancora reclamare contro l’imposta che segue, ma deve provare l’errore.',
  },
  'fr.late.proposal-step': {
    says: 'Mandi oggi lo stesso risposta e prove. Quando arriva il nuovo avviso, reclami (réclamation) nel suo conto su impots.gouv.fr.',
  },
  'fr.late.benefit-reality': {
    says: 'Contando dalla data della lettera, i due mesi per contestare sono passati. Può ancora chiedere lo sgravio o piccole rate.',
  },
  'fr.late.benefit-step': {
    says: 'Scriva oggi e chieda lo sgravio (remise de dette) o piccole rate. Mostri reddito, affitto e famiglia. Dica anche cosa è sbagliato.',
  },
  'fr.late.benefit-right': {
    says: 'La lettera non dice come e fino a quando contestare? Allora i due mesi non valgono contro di lei. Contesti ora.',
  },
  'fr.late.constraint-want': {
    says: 'È un ordine di pagare (contrainte). Contando dalla data, i 15 giorni per opporsi sono passati e può valere come sentenza.',
  },
  'fr.late.constraint-step': {
    says: 'Trovi il giorno della notifica. Meno di 15 giorni fa? Si opponga oggi al tribunale indicato. Di più? Chieda all’ufficio un piano o lo sgravio.',
  },
}
