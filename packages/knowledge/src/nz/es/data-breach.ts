/** The Spanish words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_ES: Words = {
  'nz.breach.want': {
    says: 'Una organización le dice que otros pueden haber visto sus datos. Usted no debe nada, pero protéjase.',
  },
  'nz.breach.reality': {
    says: 'No toda fuga de datos lleva a un mal uso. Un bloqueo del crédito (credit freeze) para la mayoría de los préstamos nuevos a su nombre.',
  },
  'nz.breach.right-told': {
    says: 'Deben avisarle pronto de una fuga que puede hacer un daño serio, y de lo que usted puede hacer.',
  },
  'nz.breach.right-freeze': {
    says: 'Puede pedir a todas las agencias de crédito un bloqueo gratis (suppression) de su informe de crédito.',
  },
  'nz.breach.right-complain': {
    says: 'Puede quejarse gratis al Privacy Commissioner. Un tribunal puede conceder una indemnización.',
  },
  'nz.breach.step': {
    says: 'Cambie sus contraseñas, avise a su banco y llame a IDCARE al 0800 121 068.',
  },
  'nz.breach.option': {
    says: 'Bloquee su informe de crédito y pregunte a la organización qué hará por usted.',
    title: 'Proteger su nombre',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'Quite el bloqueo antes de pedir un préstamo.',
    bestFor: 'Todas las personas que reciben una carta así.',
  },
}
