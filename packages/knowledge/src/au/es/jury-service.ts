/** The Spanish words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_ES: Words = {
  'au.jury.right-leave': {
    says: 'Su empleador debe darle permiso. Si no es trabajador eventual (casual), completa su sueldo los diez primeros días, y en algunos estados más tiempo.',
  },
  'au.jury.right-safe': {
    says: 'Su empleador no puede despedirle ni hacerle daño por servir de jurado (jury service).',
  },
  'au.jury.right-excuse': {
    says: 'Puede pedir que le excusen o un día más tarde, por una buena razón como enfermedad, cuidado de otros o dificultades reales.',
  },
  'au.jury.warn': { says: 'No falte sin decir nada. Pueden ponerle una multa.' },
  'au.jury.step': {
    says: 'Responda a más tardar el día de la citación (summons), en línea o con el formulario. Si lo necesita, pida enseguida que le excusen, con pruebas.',
  },
  'au.jury.step-work': {
    says: 'Muestre la citación (summons) a su empleador. Guarde la prueba de asistencia y de la paga de jurado.',
  },
}
