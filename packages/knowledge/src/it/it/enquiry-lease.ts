/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_WORDS: Words = {
  'it.ask.end-lease': {
    says: 'Il proprietario deve scrivere sei mesi prima. Alla prima scadenza serve un motivo di legge. Se no, il contratto si rinnova.',
    dependsOn: 'la durata del contratto e la data della lettera',
  },
  'it.ask.leave-flat': {
    says: 'Per gravi motivi può andare via con sei mesi di preavviso per raccomandata. Il contratto può essere più favorevole.',
    dependsOn: 'il contratto e il motivo',
  },
  'it.ask.home-sold': {
    says: 'La vendita non chiude il contratto: chi compra subentra. Per vendere, il proprietario può negare il rinnovo solo alla prima scadenza. Servono sei mesi di preavviso e che non abbia altre case, e Lei può comprare per primo.',
  },
  'it.ask.rent-unregistered': {
    says: 'Un contratto non scritto e registrato è nullo: il proprietario non può usare lo sfratto rapido. Il pagato in più del canone scritto può riaverlo fino a sei mesi dopo l’uscita. Può chiedere al giudice un contratto regolare al canone di legge. Prima veda il SUNIA.',
  },
}
