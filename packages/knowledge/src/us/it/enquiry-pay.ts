/** Questions about pay, overtime, tips and breaks: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'us.ask-work.last-paycheck': {
    says: 'Devono pagarle tutto il lavoro fatto, al più tardi il prossimo giorno di paga. Alcuni Stati dicono subito. Se no, faccia reclamo all’ufficio del lavoro del Suo Stato o alla Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Scriva le Sue ore e chieda la paga per iscritto. Può fare reclamo gratis alla Wage and Hour Division o fare causa. Il tempo è due anni, o tre se l’hanno fatto apposta.',
  },
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
  'us.ask-work.lunch-break': {
    says: 'Nessuna legge federale dà agli adulti una pausa pranzo, ma molti stati sì. Le pause fino a 20 minuti si pagano. Anche un pranzo in cui lavora.',
    dependsOn: 'il Suo Stato',
  },
  'us.ask-work.pay-talk': {
    says: 'Lei e i colleghi potete parlare della paga. Licenziarla per questo viola la legge federale in quasi tutti i lavori privati. Presenti un reclamo (charge) gratis al National Labor Relations Board entro sei mesi.',
  },
  'us.ask-work.no-w2': {
    says: 'La ditta deve mandarlo entro il 31 gennaio. Lo chieda per iscritto. Da fine febbraio chiami l’IRS, che le scrive. Se non arriva, dichiari in tempo con il modulo 4852 e l’ultima busta paga.',
  },
  'us.ask-work.pay-cut': {
    says: 'Nella maggior parte degli Stati la paga può scendere per il lavoro futuro, mai per ore già fatte né sotto il minimo. Alcuni chiedono un avviso: Missouri 30 giorni, New York sette. Se hanno tagliato ore passate, reclami gratis (wage claim).',
    dependsOn: 'il suo contratto, il suo Stato e quando ha lavorato',
  },
}
