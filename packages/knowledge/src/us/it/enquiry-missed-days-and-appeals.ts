/** The Italian words of the rows in ../enquiry-missed-days-and-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_DAYS_AND_APPEALS_IT: Words = {
  'us.fact.late-unemployment-appeal': {
    says: 'Fai appello oggi lo stesso e di’ perché sei in ritardo. Quasi tutti gli Stati lo accettano per un buon motivo, come una lettera al vecchio indirizzo o un errore dell’ufficio. Allega la prova di quando l’hai avuta. Continua le richieste ogni settimana e vai all’udienza sul ritardo.',
  },
  'us.fact.medicare-ends': {
    says: 'Chiedi oggi l’appello rapido (fast appeal) indicato nell’avviso. Chiama i revisori al numero scritto entro mezzogiorno del giorno prima della fine. È gratis, decidono in circa un giorno, e un medico può mandare note. Chiedi di non dimetterla intanto. Se è tardi, chiama lo stesso quel numero.',
  },
  'us.fact.i9-choice': {
    says: 'Scegli tu quali documenti mostrare dalla lista del modulo I-9. Patente e tessera Social Security bastano. Un capo non può pretendere la green card o altri documenti per il tuo aspetto o accento. Mostra la lista. Se rifiuta, chiama gratis il Dipartimento di Giustizia entro 180 giorni: 1-800-255-7688.',
  },
  'us.fact.green-card-expired-job': {
    says: "Il suo diritto di lavorare non finisce con la carta: resta residente permanente. Se ha mostrato documenti validi all'assunzione, il capo non deve chiederli di nuovo alla scadenza. La ricevuta I-90 la allunga: porti entrambe. Mostri all'ufficio del personale il manuale I-9 dell'USCIS, sezione 7.1. Se rifiutano, chiami entro 180 giorni il Dipartimento di Giustizia: 1-800-255-7688. Una carta di due anni è diversa: serve il modulo I-751.",
  },
}
