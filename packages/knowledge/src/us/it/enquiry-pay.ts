/** Questions about pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'us.ask-work.overtime': {
    says: 'Quasi tutti i lavoratori hanno una volta e mezza la paga dopo 40 ore a settimana. Chi ha uno stipendio fisso la perde solo con certi compiti e almeno $684 a settimana. Alcuni Stati chiedono di più.',
    dependsOn: 'i Suoi compiti e come è pagato',
  },
  'us.ask-work.minimum-wage': {
    says: 'La paga minima federale è $7.25 l’ora. Quasi tutti gli Stati ne hanno una più alta, e allora vale quella. Guardi la pagina dell’ufficio del lavoro del Suo Stato.',
  },
  'us.ask-work.tips': {
    says: 'Un datore, manager o supervisore non può tenere le Sue mance. Una cassa comune tra lavoratori può essere legale.',
  },
  'us.ask-work.no-w2': {
    says: 'La ditta deve mandarlo entro il 31 gennaio. Lo chieda per iscritto. Da fine febbraio chiami l’IRS, che le scrive. Se non arriva, dichiari in tempo con il modulo 4852 e l’ultima busta paga.',
  },
  'us.ask-work.pay-cut': {
    says: 'Nella maggior parte degli Stati la paga può scendere per il lavoro futuro, mai per ore già fatte né sotto il minimo. Alcuni chiedono un avviso: Missouri 30 giorni, New York sette. Se hanno tagliato ore passate, reclami gratis (wage claim).',
    dependsOn: 'il suo contratto, il suo Stato e quando ha lavorato',
  },
  'us.ask-everyday.hours-cut': {
    says: 'In quasi tutti gli Stati possono ridurre le ore per i giorni futuri, ma devono pagare tutte le ore lavorate. Chieda la disoccupazione parziale (part unemployment). Un contratto o una regola del sindacato può vietarlo.',
    dependsOn: 'il Suo contratto e il Suo Stato',
  },
}
