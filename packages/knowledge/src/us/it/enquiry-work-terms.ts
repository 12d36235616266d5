/** Questions about injuries at work, rival work and who is an employee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TERMS_IT: Words = {
  'us.ask-life.work-injury': {
    says: 'Lo dica ora per iscritto al datore e veda un medico. Faccia domanda secondo la legge del Suo Stato: la colpa non conta, ma il tempo è breve. Non possono licenziarla per questo.',
  },
  'us.ask-life.rival-work': {
    says: 'Alcuni Stati vietano queste promesse, altri permettono solo quelle giuste. Non ne firmi una nuova in fretta, e mostri la Sua a un avvocato prima di andarsene.',
    dependsOn: 'il Suo Stato, la Sua paga e che cosa ha firmato',
  },
  'us.ask-life.contractor': {
    says: 'Il nome non decide. Se la ditta fissa le ore e come lavora, può essere un dipendente. Chieda all’IRS (Form SS-8) e alla Wage and Hour Division.',
    dependsOn: 'chi controlla il Suo lavoro',
  },
}
