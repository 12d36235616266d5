/** The Italian words of the rows in ../enquiry-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIMESHARES_IT: Words = {
  'us.fact.timeshare-cancel': {
    says: 'Quasi tutti gli Stati danno alcuni giorni per annullare per iscritto un nuovo timeshare, senza motivo. Florida 10; California, Georgia, Virginia e Washington 7; Texas e North Carolina 5. Il contratto deve dire i giorni e l’indirizzo. Corrono dalla firma o dagli ultimi documenti. Spedisca la lettera oggi per raccomandata. Il denaro deve tornare. Non paghi società di uscita.',
  },
  'us.state.fl.ask-timeshare': {
    says: 'In Florida può annullare per iscritto entro 10 giorni di calendario dalla firma, o dagli ultimi documenti richiesti se arrivati dopo. Non serve un motivo e non vi si può rinunciare. Spedisca ora la lettera per raccomandata all’indirizzo del contratto; conta il giorno di spedizione. Il denaro torna entro 20 giorni, o 5 giorni dopo l’incasso dell’assegno se è più tardi.',
  },
  'us.fact.timeshare-too-late': {
    says: 'Dopo i primi giorni non c’è un’uscita gratuita, ma chieda prima al resort: molti riprendono un timeshare già pagato. Si faccia rispondere per iscritto. Non paghi in anticipo chi promette uscita o compratore; molti sono truffe. Se le hanno mentito, reclami all’attorney general e senta un avvocato. Smettere di pagare può portare recupero crediti, pignoramento e segnalazioni.',
  },
}
