/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'ie.ask.deposit-law': {
    says: 'La cauzione va restituita presto. Si possono trattenere solo affitto non pagato, bollette e danni oltre l’uso normale.',
  },
  'ie.ask.landlord-sells': {
    says: 'Un semplice messaggio non è una disdetta. Serve uno scritto firmato con il motivo, una dichiarazione giurata e una copia al RTB. Può arrivare per e-mail. Dopo cinque anni sono 180 giorni o più. Per un affitto dal 1° marzo 2026 una vendita di solito non è un motivo. Può andare al RTB entro 90 giorni.',
  },
  'ie.ask.rent-figures': {
    says: "L'affitto può salire una volta in 12 mesi, del 2% o dell'inflazione, il minore dei due, in tutto il paese. Servono 90 giorni di preavviso scritto sul modulo del RTB, e il RTB deve averne copia. Se manca qualcosa, vada al RTB prima che inizi il nuovo affitto.",
  },
  'ie.ask.hap-refused': {
    says: "Un proprietario o agente non può rifiutarla perché riceve HAP o altro aiuto per l'affitto. Conservi l'annuncio e i messaggi. Gli scriva entro due mesi (modulo ES.1), poi reclami alla WRC entro sei mesi. È gratis e può darle denaro.",
  },
  'ie.ask.rent-up': {
    says: 'L’affitto può salire una volta in 12 mesi, con 90 giorni di avviso scritto, del 2 % o dell’inflazione, se più bassa. Il RTB deve avere l’avviso lo stesso giorno. Alcune case nuove non hanno il tetto del 2 %.',
    dependsOn: 'quando è stata costruita la casa e le date',
  },
  'ie.ask.deposit': {
    says: 'Chieda la cauzione (deposit) per iscritto. Il proprietario può tenerla solo per affitto non pagato, bollette o danni oltre l’uso normale. Se rifiuta, vada al RTB.',
  },
  'ie.ask.entry': {
    says: 'Un proprietario deve concordare un’ora con Lei prima di entrare. Un’emergenza è diversa.',
  },
  'ie.ask.leaving': {
    says: 'Lei dà 28 giorni sotto sei mesi, 35 fino a un anno e 42 fino a due. Sono 56 fino a quattro, 84 fino a otto, poi 112. Un contratto a termine la vincola, salvo accordo o se trova chi lo prende.',
    dependsOn: 'da quanto vive lì e il Suo contratto',
  },
  'ie.ask.rent-zones-ended': {
    says: 'Non deve accettare un affitto di mercato. Le zone sono finite il 1º marzo 2026, ma è arrivato un tetto per tutto il paese, anche per i contratti vecchi. È per lo più 2% o l’inflazione, il più basso, una volta in 12 mesi, col modulo RTB e 90 giorni. Paghi il vecchio affitto e contesti all’RTB. I sei anni di tutela sono per i contratti nuovi. Per vendere, il preavviso di uno vecchio è lungo. Threshold: 1800 454 454.',
  },
}
