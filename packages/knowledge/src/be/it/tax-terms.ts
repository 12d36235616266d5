/** Rettifica, aumento, interessi e Fiandre, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_TERMS_IT: Words = {
  'be.tax.right-answer-change': {
    says: 'Prima di cambiare la Sua dichiarazione, il fisco deve scrivere perché (avis de rectification). Ha un mese per rispondere.',
  },
  'be.tax.right-surcharge': {
    says: 'Un aumento d’imposta (accroissement) può cadere per un primo errore in buona fede. Dica perché era in ritardo o in errore.',
  },
  'be.tax.right-interest': {
    says: 'Gli interessi di ritardo li fissa la legge. In casi speciali può chiedere di non pagarli.',
  },
  'be.tax.right-clear-error': {
    says: 'Troppo tardi per opporsi? Per un errore chiaro, doppia tassa o fatti nuovi può chiedere sgravio per cinque anni (dégrèvement d’office).',
  },
  'be.tax.deadline-flanders': {
    says: 'Per una tassa delle Fiandre ha tre mesi per opporsi (bezwaar), dal terzo giorno lavorativo dopo l’invio. Per sicurezza contiamo dalla data.',
    action: 'Opporsi alla tassa fiamminga (bezwaar)',
    consequence: 'La tassa resta, salvo pochi errori.',
  },
}
