/** Questions about discrimination, age, pregnancy, references and checks: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFAIR_TREATMENT_IT: Words = {
  'us.ask-work.discrimination': {
    says: 'Scriva che cosa è successo e lo segnali per iscritto. Faccia una denuncia (charge) all’EEOC entro 180 giorni, o 300 giorni in molti Stati. Le serve prima di quasi tutte le cause.',
  },
  'us.ask-work.pregnant': {
    says: 'Un datore con 15 lavoratori o più non può licenziarla perché è incinta, e deve fare cambiamenti giusti sul lavoro. Faccia una denuncia (charge) all’EEOC entro 180 giorni, o 300 in molti Stati.',
  },
  'us.ask-work.eeoc-time': {
    says: 'La faccia entro 180 giorni dal fatto, o 300 giorni dove un ufficio dello Stato tratta questi casi. Dopo una lettera “right-to-sue” (può fare causa) ha 90 giorni per andare in tribunale.',
  },
  'us.ask-work.reference': {
    says: 'Una referenza vera è quasi sempre permessa, buona o cattiva. Fatti falsi che Le costano un lavoro possono essere diffamazione. Una cattiva per punire un reclamo di discriminazione viola la legge federale.',
    dependsOn: 'se quello che dicono è vero, e perché lo dicono',
  },
  'us.ask-work.job-background': {
    says: 'Chieda una copia del rapporto. Il datore deve darla con l’elenco dei diritti prima di dire no. Contesti gli errori con la ditta che l’ha fatto: ha quasi sempre 30 giorni. Alcuni stati limitano l’uso dei precedenti.',
  },
  'us.ask-life.unfair': {
    says: 'È vietato se il motivo era razza, colore, religione, sesso, origine, età da 40 anni o disabilità. Scriva che cosa è stato detto. Faccia denuncia all’EEOC o all’ufficio dello Stato entro 180 o 300 giorni.',
    dependsOn: 'il motivo e le prove',
  },
  'us.trouble.age': {
    says: 'Da 40 anni in su non possono licenziarla per l’età. Essere sostituito da uno molto più giovane ne è un segno. Faccia denuncia all’EEOC o all’ufficio dello Stato entro 180 o 300 giorni.',
    dependsOn: 'il motivo e le prove',
  },
  'us.fact.sexual-harassment': {
    says: 'Questa è molestia sessuale, e la legge la vieta. Non deve licenziarsi. Conservi i messaggi e annoti ogni volta e chi ha visto. Si lamenti per iscritto: il datore deve agire e non può punirla. Se non serve, presenti gratis un reclamo alla EEOC entro 180 giorni, 300 nella maggior parte degli stati. La legge federale vale da 15 dipendenti; molti stati proteggono anche in aziende più piccole. Se ci sono toccamenti o minacce, può andare anche alla polizia.',
  },
}
