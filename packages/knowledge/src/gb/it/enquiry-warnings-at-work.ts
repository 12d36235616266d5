/** Questions about warnings, hearings and probation at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_IT: Words = {
  'gb.ask-work.disciplinary': {
    says: 'Può portare un sindacalista o un collega, anche se l’azienda non riconosce il sindacato. Se quella persona non può, proponga un’altra data entro cinque giorni lavorativi. Chieda per iscritto le accuse, le prove come i video e tempo. Dica la sua. Deve poter fare appello.',
  },
  'gb.ask-work.probation': {
    says: 'Il periodo di prova (probation) non è uno stato speciale per la legge. Ha comunque preavviso, paga, ferie pagate e tutela dalla discriminazione. Dal 1 gennaio 2027 i diritti contro il licenziamento ingiusto iniziano a sei mesi.',
    dependsOn: 'il Suo preavviso, e il motivo',
  },
  'gb.ask-work.three-warnings': {
    says: 'Nessuna legge fissa un numero di avvertimenti. Il codice di Acas (Acas Code) vuole una procedura giusta, di solito un primo e un ultimo avvertimento, ma nessuno per colpa grave (gross misconduct). Quanto ha lavorato lì decide se può agire.',
  },
}
