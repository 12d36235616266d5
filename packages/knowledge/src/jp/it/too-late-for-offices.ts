/** What can still be done about fines, taxes and benefits when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'jp.late.ticket-reality': {
    says: 'I primi giorni per pagare sono passati, ma pagare di solito chiude ancora il caso. Arriva una nuova carta (通告書) con dieci giorni. Senza pagamento c’è un caso penale.',
  },
  'jp.late.ticket-step': {
    says: 'Chiami oggi il centro (交通反則通告センター) indicato. Vada con il vecchio modulo a prenderne uno nuovo, o lo aspetti per posta, con le spese in più.',
  },
  'jp.late.ticket-option': {
    says: 'Paghi con il nuovo modulo entro dieci giorni.',
    title: 'Pagare con la nuova carta',
    cost: 'La multa, forse con la posta.',
    time: 'Dieci giorni dalla nuova carta.',
    risk: 'Lei lo accetta.',
    bestFor: 'La multa è giusta.',
  },
  'jp.late.left-car-step': {
    says: 'Chiami oggi l’ufficio di polizia della lettera. Chieda se c’è l’ordine (納付命令) e un modulo. Contro di esso di solito c’è un riesame entro tre mesi.',
  },
  'jp.late.left-car-option': {
    says: 'Chieda un nuovo modulo e paghi, prima che crescano le more e fallisca la revisione (車検).',
    title: 'Pagare ora l’importo',
    cost: 'L’importo, forse con more.',
    time: 'Oggi.',
    risk: 'Lei lo accetta.',
    bestFor: 'L’auto era Sua.',
  },
  'jp.late.summary-step': {
    says: 'In quale giorno ha avuto l’ordine? Entro 14 giorni può chiedere oggi un processo completo. Dopo, chieda oggi alla procura di pagare a rate.',
  },
  'jp.late.tax-reality': {
    says: 'Il giorno è passato. Dieci giorni dopo un sollecito formale (督促状) l’ufficio può pignorare senza tribunale. Se chiama, spesso accetta ancora le rate.',
  },
  'jp.late.tax-step': {
    says: 'Chiami oggi l’ufficio, anche se il giorno è passato. Dica quanto guadagna, quanto serve per vivere e quanto può pagare. Chieda tempo o rate.',
  },
  'jp.late.review-right': {
    says: 'Sono passati anche i tre mesi per il riesame? Tardi serve una buona ragione (正当な理由), per esempio un termine sbagliato nella lettera.',
  },
  'jp.late.benefit-step': {
    says: 'Chiami oggi l’ufficio, anche se il giorno è passato. Chieda piccole rate. Se la lettera è arrivata da meno di tre mesi, può ancora chiedere un riesame.',
  },
  'jp.late.benefit-option': {
    says: 'Chieda ora piccole rate che Le lascino il necessario per vivere.',
    title: 'Chiedere le rate ora',
    cost: 'Niente.',
    time: 'Oggi.',
    risk: 'Se smette di pagare, possono chiedere tutto.',
    bestFor: 'Non può pagare in una volta.',
  },
}
