/** The Italian words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_IT: Words = {
  'us.ticket.right-due-process': {
    says: 'Una città o uno Stato deve dirle della sanzione e lasciarla essere ascoltato prima che sia definitiva.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Le multe molto troppo alte per il fatto sono vietate. Vale anche per Stati e città.',
  },
  'us.ticket.ask-step-date': {
    says: 'Cerchi sul foglio l’ultimo giorno e agisca prima. Mancarlo può aggiungere spese.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Raccolga prove: foto dei cartelli, ricevute e documenti che mostrano chi aveva l’auto.',
  },
  'us.ticket.ask-step-real': {
    says: 'Controlli che sia vero: cerchi Lei la città, il tribunale o l’ente. Non usi un link in un messaggio.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Chieda un’udienza o un esame, nel modo che dice il foglio.',
    title: 'Contestare',
    cost: 'Gratis in quasi tutti i posti',
    time: 'Entro la data sul foglio',
    risk: 'Può perdere uno sconto per chi paga presto.',
    bestFor: 'È sbagliato, o l’auto l’aveva un altro.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Chieda di pagare a rate, o una somma più bassa se il reddito è basso.',
    title: 'Chiedere un piano',
    cost: 'Una parte ogni mese',
    time: 'Prima della data sul foglio',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare tutto subito.',
  },
}
