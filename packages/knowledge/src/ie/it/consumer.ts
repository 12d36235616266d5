/** The Italian words of Ireland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'ie.buy.myth-policy': {
    says: 'Una regola del negozio o una vecchia garanzia non può toglierle i diritti del Consumer Rights Act 2022.',
  },
  'ie.buy.want': {
    says: 'Può chiedere se il contratto è giusto e se la ditta ha fatto la sua parte.',
  },
  'ie.buy.reality': {
    says: 'Una ditta non può decidere da sola chi ha ragione. I Suoi diritti vengono dalla legge, non dalle sue regole.',
  },
  'ie.buy.who': {
    says: 'La Competition and Consumer Protection Commission (CCPC) le dice i Suoi diritti. Non segue casi singoli.',
  },
  'ie.buy.rights': {
    says: 'I prodotti devono essere come descritti, di qualità giusta e fare il loro lavoro. Se no, ha dei rimedi.',
  },
  'ie.buy.not-yet': {
    says: 'Non possono prendere le Sue cose senza una sentenza.',
  },
  'ie.buy.right-thirty': {
    says: 'Se un prodotto è difettoso, può chiudere il contratto e riavere i soldi entro 30 giorni.',
  },
  'ie.buy.right-repair': {
    says: 'Dopo 30 giorni può chiedere la riparazione gratis o uno nuovo. Se non riesce, uno sconto o i soldi.',
  },
  'ie.buy.right-year': {
    says: 'Nei primi 12 mesi la legge ritiene che il difetto ci fosse dall’inizio.',
  },
  'ie.buy.right-services': {
    says: 'Un servizio deve essere fatto con capacità e cura, a un prezzo giusto e in un tempo giusto.',
  },
  'ie.buy.right-cancel': {
    says: 'Se ha comprato online, al telefono o alla porta, ha 14 giorni per recedere senza motivo.',
  },
  'ie.buy.right-terms': {
    says: 'Una clausola ingiusta non la vincola.',
  },
  'ie.buy.cancel': {
    says: 'Ha 14 giorni per recedere. Per un prodotto corrono dal giorno in cui l’ha avuto. Contiamo dalla data della carta.',
    action: 'Recedere per iscritto, se ha comprato online, al telefono o alla porta',
    consequence: 'Dopo, recedere è più difficile.',
  },
  'ie.buy.insight-warranty': {
    says: 'Una garanzia si aggiunge alla legge. Non prende il suo posto.',
    actionable: 'Scriva che usa i Suoi diritti del Consumer Rights Act 2022.',
  },
  'ie.buy.right-small-claims': {
    says: 'Per una piccola somma c’è la procedura per le piccole cause della District Court. Costa poco e non serve un avvocato.',
  },
  'ie.buy.right-telco': {
    says: 'Un contratto di telefono o internet può legarLa al massimo 24 mesi. Se continua dopo, può uscire con un mese di preavviso, senza spese.',
  },
}
