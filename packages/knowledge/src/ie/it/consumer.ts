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
  'ie.ask-bank.step-complain': {
    says: 'Reclami prima per iscritto alla banca o all’assicurazione. Se dice di no, il Financial Services and Pensions Ombudsman esamina il caso gratis.',
  },
  'ie.buy.step-write': {
    says: 'Scriva al venditore. Dica cosa è andato male, cosa vuole e per quale data.',
  },
  'ie.buy.step-proof': {
    says: 'Tenga lo scontrino, le foto e i messaggi.',
  },
  'ie.buy.step-card': {
    says: 'Se ha pagato con carta e non ha avuto nulla, chieda alla banca lo storno (chargeback).',
  },
  'ie.buy.step-small': {
    says: 'Se rifiutano, usi online la procedura per piccole cause (small claims), fino a 2.000 €.',
  },
  'ie.buy.cancel': {
    says: 'Ha 14 giorni per recedere. Per un prodotto corrono dal giorno in cui l’ha avuto. Contiamo dalla data della carta.',
    action: 'Recedere per iscritto, se ha comprato online, al telefono o alla porta',
    consequence: 'Dopo, recedere è più difficile.',
  },
  'ie.buy.opt-complain': {
    title: 'Fare reclamo',
    says: 'Prima al venditore. Per una ditta di un altro Paese UE, chieda a ECC Ireland.',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'Il venditore non vuole ascoltare.',
  },
  'ie.buy.opt-remedy': {
    title: 'Chiedere un rimedio',
    says: 'Chieda riparazione, uno nuovo o i soldi, e nomini il Consumer Rights Act 2022.',
    cost: 'Gratis.',
    time: 'Giorni.',
    risk: 'Basso.',
    bestFor: 'Vuole risolvere in fretta.',
  },
  'ie.buy.opt-small': {
    title: 'Piccola causa (small claims)',
    says: 'Chieda fino a 2.000 € online senza avvocato (solicitor).',
    cost: '25 €.',
    time: 'Alcuni mesi.',
    risk: 'Basso.',
    bestFor: 'Ha prove e il venditore è in Irlanda.',
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
