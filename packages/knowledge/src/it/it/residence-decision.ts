/** The Italian words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_IT: Words = {
  'it.stay.want': {
    says: 'Un ufficio decide sul Suo diritto di restare in Italia.',
  },
  'it.stay.right-answer': {
    says: 'Prima del no ha dieci giorni per rispondere per iscritto e mandare carte. La decisione deve dire perché la risposta non bastava.',
  },
  'it.stay.deadline-answer': {
    says: 'Ha dieci giorni da quando l’ha ricevuta per rispondere. Contiamo dalla sua data, per sicurezza.',
    action: 'Mandare osservazioni e carte all’ufficio',
    consequence: 'L’ufficio decide senza le Sue ragioni.',
  },
  'it.stay.right-court': {
    says: 'Contro il no ha 60 giorni per il TAR. Per i permessi familiari va al tribunale ordinario. Serve un avvocato.',
  },
  'it.stay.right-new-facts': {
    says: 'Devono guardare i fatti nuovi a Suo favore, la famiglia qui e gli anni in Italia.',
  },
  'it.stay.right-work': {
    says: 'Finché il rinnovo è in corso, la ricevuta Le permette di restare e lavorare.',
  },
  'it.stay.right-lawyer': {
    says: 'Con reddito basso ha un avvocato gratis. Contro un’espulsione è gratis per tutti.',
  },
  'it.stay.right-expulsion': {
    says: 'Contro l’espulsione ha 30 giorni per il giudice di pace. Il giudice può sospenderla. Veda oggi un avvocato.',
  },
  'it.stay.step-lawyer': {
    says: 'Veda oggi un avvocato, un patronato o un’associazione gratuita. Porti questo foglio e il giorno in cui l’ha ricevuto.',
  },
  'it.stay.step-papers': {
    says: 'Legga il motivo. Raccolga carte che provano il contrario: buste paga, contratto, alloggio, famiglia, dichiarazione.',
  },
  'it.stay.option-answer': {
    title: 'Rispondere per iscritto',
    says: 'Risponda a ogni motivo e alleghi le carte. Mandi per PEC o consegni a mano.',
    cost: 'Niente.',
    time: 'Dieci giorni.',
    risk: 'Nessuno.',
    bestFor: 'L’ufficio non ha ancora deciso.',
  },
  'it.stay.right-no-warning': {
    says: 'Prima di un no l’ufficio deve mandarLe i motivi e dare dieci giorni per rispondere. Se non l’ha fatto, lo dica nel ricorso.',
  },
}
