/** Questions about family and medical leave: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_LEAVE_ES: Words = {
  'us.ask-work.family-leave': {
    says: 'La empresa debe tener 50 o más trabajadores, y usted un año y 1,250 horas allí. Entonces puede tomar 12 semanas sin sueldo y conservar su trabajo. Algunos estados las pagan.',
    dependsOn: 'el tamaño de la empresa y cuánto tiempo ha trabajado allí',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Depende. Si tenía derecho a licencia o a cambios por un problema de salud, despedirle por pedirlo es ilegal. Pregunte a la EEOC o al Departamento de Trabajo.',
    dependsOn: 'el tamaño de la empresa y cuánto tiempo trabajó allí',
  },
  'us.ask-life.family-leave': {
    says: 'En una firma con 50 empleados casi siempre puede tomar 12 semanas sin pago por un padre, hijo, cónyuge o su propia enfermedad, y volver a su puesto. Algunos estados pagan parte del sueldo.',
    dependsOn: 'el tamaño de la firma, un año de trabajo allí y su estado',
  },
}
