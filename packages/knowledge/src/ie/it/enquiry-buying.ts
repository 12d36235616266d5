/** Questions about buying: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_IT: Words = {
  'ie.ask.gym-ill': {
    says: 'Scriva con un certificato medico e chieda alla palestra di chiudere o sospendere il contratto. Una clausola che fa pagare a lungo senza uso può essere abusiva, e allora non La vincola.',
  },
  'ie.ask.small-claim': {
    says: 'Scriva prima al venditore, con una data. Poi faccia domanda su courts.ie con la procedura per piccole cause (small claims) della District Court. È per consumatori fino a €2,000 e non serve un avvocato.',
  },
  'ie.ask.repair-failed': {
    says: 'Sì. Dopo una riparazione fallita può chiedere i soldi indietro o un prezzo più basso. Deve occuparsene il negozio, non il produttore. Nei primi 12 mesi la legge presume che il difetto ci fosse già. Scriva al negozio; fino a €2,000 usi la procedura per piccole cause.',
  },
  'ie.ask.online-refund': {
    says: "Sì. La maggior parte degli acquisti online si può annullare entro 14 giorni dall'arrivo, senza motivo. Lo dica per iscritto e rimandi la cosa. Il negozio deve rimborsare entro 14 giorni. Escluse le cose su misura e i prodotti sigillati aperti.",
  },
  'ie.ask.private-car': {
    says: "Da un venditore privato ha meno diritti: l'auto deve essere sua e come descritta. Un chilometraggio falso o una bugia può annullare la vendita. Conservi annuncio e messaggi, scriva subito, poi faccia causa. Alterare il contachilometri è reato; lo dica alla garda.",
  },
  'ie.ask.still-charged': {
    says: 'Invii la prova della disdetta e chieda i soldi indietro. Faccia fermare i pagamenti dalla banca. Un addebito si può riavere entro otto settimane senza motivo; uno mai accettato entro 13 mesi. Se la ditta rifiuta, usi la procedura per piccole cause.',
  },
  'ie.ask.event-cancelled': {
    says: "Se l'evento è annullato, può riavere i soldi del biglietto. Chieda anche le commissioni: una clausola che le trattiene può essere abusiva. Se è solo spostato, chieda il rimborso in tempo. Scriva al venditore; poi chargeback o procedura per piccole cause.",
  },
}
