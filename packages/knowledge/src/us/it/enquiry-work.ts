/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'In quasi tutti gli Stati possono licenziarla senza preavviso o motivo, ma non per un motivo vietato. Esempi sono razza, sesso, età, disabilità, congedo per malattia o aver segnalato un torto.',
    dependsOn: 'il motivo, il Suo contratto e il Suo Stato',
  },
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
  'us.ask-work.unemployment': {
    says: 'Faccia subito domanda al Suo Stato. Perdere il posto, o essere licenziato senza colpa grave (misconduct), non la esclude. Se rifiutano, faccia ricorso entro la data nella lettera, in alcuni Stati 10 giorni.',
    dependsOn: 'perché il lavoro è finito e il Suo Stato',
  },
  'us.ask-work.discrimination': {
    says: 'Scriva che cosa è successo e lo segnali per iscritto. Faccia una denuncia (charge) all’EEOC entro 180 giorni, o 300 giorni in molti Stati. Le serve prima di quasi tutte le cause.',
  },
  'us.ask-work.pregnant': {
    says: 'Un datore con 15 lavoratori o più non può licenziarla perché è incinta, e deve fare cambiamenti giusti sul lavoro. Faccia una denuncia (charge) all’EEOC entro 180 giorni, o 300 in molti Stati.',
  },
  'us.ask-work.eeoc-time': {
    says: 'La faccia entro 180 giorni dal fatto, o 300 giorni dove un ufficio dello Stato tratta questi casi. Dopo una lettera “right-to-sue” (può fare causa) ha 90 giorni per andare in tribunale.',
  },
  'us.ask-work.severance': {
    says: 'Non firmi sul momento. Da 40 anni ha almeno 21 giorni per pensarci, o 45 in un licenziamento di gruppo, e 7 giorni per ritirarla. Chieda a un avvocato e chieda di più.',
  },
  'us.ask-work.layoff-notice': {
    says: 'I datori con 100 lavoratori o più devono, in quasi tutti i licenziamenti di massa e le chiusure, dare 60 giorni di avviso. Se no, può chiedere la paga per i giorni mancanti. Alcuni Stati chiedono di più.',
    dependsOn: 'quante persone lavorano lì e quante vanno via',
  },
  'us.ask-work.family-leave': {
    says: 'La ditta deve avere 50 lavoratori o più, e Lei un anno e 1,250 ore lì. Allora può prendere 12 settimane di congedo non pagato e tenere il posto. Alcuni Stati lo pagano.',
    dependsOn: 'la grandezza della ditta e da quanto tempo vi lavora',
  },
  'us.ask-work.cobra': {
    says: 'Ha 60 giorni per scegliere COBRA, e 60 giorni per comprare un piano su HealthCare.gov. Li confronti: COBRA è spesso caro, e i piani del mercato possono avere un aiuto sul prezzo.',
  },
  'us.ask-work.retaliation': {
    says: 'Non possono punirla perché chiede la paga, segnala pericoli o discriminazione, o parla di paga con i colleghi. Alcuni reclami vanno fatti entro 30 giorni: agisca ora.',
  },
  'us.ask-work.severance-sum': {
    says: 'Guardi il contratto, il manuale e le offerte passate. Nessuna legge federale obbliga a pagare una buonuscita (severance); pochi Stati la chiedono nei licenziamenti di massa. L’ultima paga è sempre dovuta. Può chiedere di più prima di firmare una rinuncia.',
  },
  'us.ask-work.reference': {
    says: 'Una referenza vera è quasi sempre permessa, buona o cattiva. Fatti falsi che Le costano un lavoro possono essere diffamazione. Una cattiva per punire un reclamo di discriminazione viola la legge federale.',
    dependsOn: 'se quello che dicono è vero, e perché lo dicono',
  },
  'us.ask-work.lunch-break': {
    says: 'Nessuna legge federale dà agli adulti una pausa pranzo, ma molti stati sì. Le pause fino a 20 minuti si pagano. Anche un pranzo in cui lavora.',
    dependsOn: 'il Suo Stato',
  },
  'us.ask-work.job-background': {
    says: 'Chieda una copia del rapporto. Il datore deve darla con l’elenco dei diritti prima di dire no. Contesti gli errori con la ditta che l’ha fatto: ha quasi sempre 30 giorni. Alcuni stati limitano l’uso dei precedenti.',
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
