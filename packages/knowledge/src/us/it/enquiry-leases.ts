/** The Italian words of the rows in ../enquiry-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_IT: Words = {
  'us.ask-home.deposit': {
    says: 'Dia il Suo nuovo indirizzo e lo chieda per iscritto. Ogni Stato fissa un tempo, quasi sempre da 14 a 45 giorni, e l’uso normale non si paga. Poi usi il tribunale per le piccole cause (small claims court).',
  },
  'us.ask-home.military-lease': {
    says: 'Con ordini militari può chiudere un contratto (lease): dia un avviso scritto e una copia degli ordini. Finisce 30 giorni dopo la prossima scadenza dell’affitto, e non si può chiedere una penale per l’uscita anticipata. Gli ordini che chiudono il servizio valgono per lo più allo stesso modo: l’aiuto legale della base è gratis.',
  },
  'us.ask-home.enter': {
    says: 'In quasi tutti gli Stati un proprietario (landlord) deve avvisare, spesso 24 ore prima, e avere un buon motivo. In un’emergenza può entrare subito.',
    dependsOn: 'il Suo Stato e se è un’emergenza',
  },
  'us.ask-home.home-sold': {
    says: 'Un contratto quasi sempre continua con il nuovo proprietario, e anche il deposito. Senza un contratto a tempo fisso devono dare l’avviso del Suo stato. Chieda per iscritto chi riceve ora l’affitto.',
    dependsOn: 'il Suo contratto e il Suo Stato',
  },
  'us.ask-home.roommate-left': {
    says: 'Se avete firmato entrambi lo stesso contratto, il proprietario può quasi sempre chiedere tutto l’affitto a ciascuno. Paghi per tenere la casa, poi chieda la parte dell’altro alla small claims court.',
    dependsOn: 'se avete firmato entrambi lo stesso contratto',
  },
}
