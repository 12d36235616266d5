/** Questions about a fixed-term job that ends before its day: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_IT: Words = {
  'fr.ask-work.fixed-term-early-end': {
    says: 'Meno lavoro o meno clienti non è un motivo per chiudere un contratto a termine. Finisce prima solo con il suo accordo, per colpa grave, inidoneità o forza maggiore. Altrimenti le spettano almeno gli stipendi fino alla fine e il premio, di solito il 10 %. Non firmi nulla. Scriva che è pronto a lavorare. Tribunale del lavoro: dodici mesi.',
  },
  'fr.ask-work.fixed-term-i-leave': {
    says: 'Può lasciare prima un contratto a termine se ha un posto fisso (CDI): mostri il contratto o la promessa. Il preavviso è di un giorno per settimana, al massimo due settimane. O il capo accetta per iscritto. Senza, l’azienda può chiedere i danni. In prova può andare via prima.',
    dependsOn: 'se ha un posto fisso (CDI) o il capo è d’accordo',
  },
  'fr.ask-work.fixed-term-over': {
    says: 'L’ultimo giorno il datore deve il premio finale (di solito 10 % delle paghe), le ferie residue e tre carte: certificato, saldo, modulo France Travail. Niente premio per lavoro stagionale o se ha rifiutato un posto fisso. Chieda per raccomandata con un ultimo giorno. Si iscriva comunque subito a France Travail. Poi il tribunale rapido (référé).',
  },
}
