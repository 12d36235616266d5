/** The Italian words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_IT: Words = {
  'au.discipline.want': {
    says: 'Il datore di lavoro La avverte sul Suo lavoro o comportamento. Non è un licenziamento, ma può essere usato più tardi.',
  },
  'au.discipline.reality': {
    says: 'Un licenziamento giusto richiede un buon motivo, un avviso sul lavoro fatto male e una vera possibilità di rispondere.',
  },
  'au.discipline.right-answer': {
    says: 'Può rispondere per iscritto, e chiedere i fatti, le date e che cosa si aspettano.',
  },
  'au.discipline.right-support': {
    says: 'In un colloquio sul licenziamento non possono rifiutarle una persona di sostegno (support person) senza un buon motivo.',
  },
  'au.discipline.right-reprisal': {
    says: 'Non possono farle danno per un reclamo sul Suo lavoro, per una breve malattia, o per età, sesso, razza o famiglia.',
  },
  'au.discipline.right-bullying': {
    says: 'Se sul lavoro La maltrattano (bullying), la Fair Work Commission può ordinare di smettere. Un’azione giusta fatta in modo giusto non è maltrattamento.',
  },
  'au.discipline.step': {
    says: 'Risponda con calma per iscritto e tenga una copia. Firmare vuol dire solo che l’ha ricevuto, quindi lo scriva accanto al Suo nome.',
  },
}
