/** The Italian words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_IT: Words = {
  'ca.discipline.want': {
    says: 'Il datore di lavoro La richiama per il Suo lavoro o comportamento. Non è un licenziamento, ma può essere usato più tardi.',
  },
  'ca.discipline.reality': {
    says: 'Un licenziamento per colpa (for cause) richiede quasi sempre richiami chiari, una vera occasione per migliorare e un motivo serio.',
  },
  'ca.discipline.right-answer': {
    says: 'Può rispondere per iscritto e chiedere i fatti, le date e che cosa si aspettano.',
  },
  'ca.discipline.right-reprisal': {
    says: 'Non possono punirla perché chiede stipendio, ore, permessi o sicurezza sul lavoro.',
  },
  'ca.discipline.right-health': {
    says: 'Se la causa è una malattia o una disabilità, lo dica. Devono adattare il lavoro, fino a un peso eccessivo (undue hardship).',
  },
  'ca.discipline.step': {
    says: 'Risponda per iscritto con calma e tenga una copia. Firmare vuol dire solo che l’ha ricevuto, quindi lo scriva accanto al Suo nome.',
  },
}
