/** The Italian words of the rows in ../enquiry-records-images-and-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECORDS_IMAGES_AND_STATUS_IT: Words = {
  'us.fact.photos-in-secret': {
    says: 'Filmare o fotografare qualcuno svestito in un luogo privato senza consenso è reato in quasi tutti gli stati, anche dalla finestra. Passare quelle immagini di solito è un altro reato. Vada alla polizia con i nomi di chi le ha ricevute e conservi i messaggi. La legge federale permette di citare chi ha condiviso nudi senza consenso: fino a $150,000 e l’avvocato. I grandi siti devono toglierle in 48 ore.',
  },
  'us.fact.record-still-shows': {
    says: 'Chieda copia autenticata dell’ordine e il suo estratto alla polizia statale o al dipartimento di giustizia. Poi chieda lì per iscritto la correzione. In California il modulo è BCIA 8706, con udienza se rifiutano. Contesti anche il rapporto della società: di solito deve correggere in 30 giorni. I tribunali quasi mai si possono citare. La società che segnala un caso cancellato sì.',
  },
  'us.fact.screening-tells-conviction': {
    says: 'La società può riferire ciò che dice il fascicolo pubblico, e una condanna senza limiti di tempo per la legge federale. Arresti e accuse cadute solo per sette anni. Alcuni stati permettono meno. Il rapporto deve essere esatto e non mostrare casi sigillati. Prima di dire no il datore deve darle copia e diritti. Scriva allora che cosa è sbagliato e perché il caso non conta per il posto.',
    dependsOn: 'ciò che dice il fascicolo e il suo stato',
  },
  'us.fact.green-card-trip': {
    says: 'Sì, veda un avvocato per l’immigrazione prima di prenotare. Chi ha la green card e certi reati può essere trattato alla frontiera come chi chiede di entrare di nuovo, ed essere respinto. La droga pesa di più. Per l’immigrazione la diversion può essere una condanna se si è dichiarato colpevole o ha ammesso i fatti, anche se l’accusa è caduta. Porti carte certificate. Fino ad allora è più sicuro restare.',
  },
  'us.fact.years-without-status': {
    says: 'Gli anni da soli non danno uno status. Può aiutare: la domanda di un coniuge cittadino o di un figlio di 21 anni; essere vittima di un reato o di abusi; l’asilo; o, solo davanti a un giudice dell’immigrazione, dieci anni qui e un danno grandissimo per coniuge, genitore o figlio cittadino o residente. Un nipote non conta. Una domanda sbagliata può avviare l’espulsione. Solo un avvocato o un aiuto accreditato, non un notario.',
  },
}
