/** A penalty notice for missed school in Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_WALES_ES: Words = {
  'gb.absence.wales-sums': {
    says: 'En Gales la multa es de £60 en 28 días, y de £120 hasta el día 42. Pagar a tiempo acaba el asunto sin juzgado.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'No hay recurso. Puede pedir que la retiren si fue a otra persona, está mal o va contra las reglas del ayuntamiento.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Si paga a tiempo, no pueden llevarle al juzgado por esta falta, y no tendrá antecedentes.',
  },
  'gb.absence.wales-deadline': {
    says: 'Tiene 42 días para pagar, o para lograr que retiren el aviso.',
    action: 'Pagar, o lograr que retiren el aviso',
    consequence: 'Después el ayuntamiento debe ir al juzgado o retirarlo.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'La suma menor es para quien paga en 28 días.',
    action: 'Pagar la suma menor, si decide pagar',
    consequence: 'Después de ese día la multa es de £120.',
  },
  'gb.absence.wales-step': {
    says: 'Compruebe el nombre, el niño y los días. Luego pague la suma menor a tiempo, o pida enseguida que la retiren.',
  },
  'gb.absence.wales-warning': {
    says: 'Si no se paga hasta el día 42, el ayuntamiento debe ir al juzgado o retirarla. Pida consejo legal si llega un papel del juzgado.',
  },
}
