/** What a notice to the keeper of a car must say: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NOTICE_TO_KEEPER_ES: Words = {
  'gb.parking.element-period': {
    says: 'El aviso debe nombrar el coche, el terreno y el periodo de aparcamiento.',
    name: 'El terreno y el periodo de aparcamiento',
    ifMissing:
      'No encontramos esta parte: el terreno y el periodo de aparcamiento. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-circumstances': {
    says: 'El aviso debe decir qué pasó y por qué eso supone un cobro.',
    name: 'Por qué se debe el cobro',
    ifMissing:
      'No encontramos esta parte: por qué se debe el cobro. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-sum': {
    says: 'El aviso debe dar la cantidad total sin pagar.',
    name: 'La cantidad sin pagar',
    ifMissing:
      'No encontramos esta parte: la cantidad sin pagar. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-invite': {
    says: 'El aviso debe decir que la empresa no conoce al conductor. Debe invitar al titular (keeper) a pagar o a nombrar al conductor.',
    name: 'La invitación a pagar o nombrar al conductor',
    ifMissing:
      'No encontramos esta parte: la invitación a pagar o nombrar al conductor. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-warning': {
    says: 'El aviso debe advertir de que, después de 28 días, la empresa puede tener derecho a cobrar al titular (keeper).',
    name: 'La advertencia de 28 días al titular (keeper)',
    ifMissing:
      'No encontramos esta parte: la advertencia de 28 días al titular. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-creditor': {
    says: 'El aviso debe decir a quién se debe el dinero y cómo pagarlo.',
    name: 'A quién se debe y cómo pagar',
    ifMissing:
      'No encontramos esta parte: a quién se debe y cómo pagar. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-disputes': {
    says: 'El aviso debe decirle cómo discutir el cobro.',
    name: 'Cómo discutirlo',
    ifMissing:
      'No encontramos esta parte: cómo discutirlo. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
  'gb.parking.element-date': {
    says: 'El aviso debe llevar la fecha en que se envió o entregó.',
    name: 'La fecha de envío',
    ifMissing:
      'No encontramos esta parte: la fecha de envío. Si de verdad falta, quizá la empresa solo pueda reclamar al conductor. Dígalo en su recurso.',
  },
}
