/** The Spanish words of the rows in ../enquiry-punished-for-asking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUNISHED_FOR_ASKING_ES: Words = {
  'us.fact.asked-then-punished': {
    says: 'No pueden quitarle turnos ni despedirlo por preguntar por su pago, tenga los papeles que tenga. Guarde los mensajes y anote fechas. Quéjese gratis a la Wage and Hour Division o a la oficina laboral del estado. Puede pedir el pago perdido y casi siempre otro tanto, además de las horas extra.',
  },
  'us.fact.register-short': {
    says: 'La ley federal lo prohíbe si su pago de esa semana baja del salario mínimo. Muchos estados, como California y Nueva York, lo prohíben casi siempre, y otros piden antes su permiso escrito. Pida por escrito la prueba y la regla. Luego presente un reclamo gratis en la oficina laboral.',
    dependsOn: 'su pago y su estado',
  },
  'us.fact.quit-without-notice': {
    says: 'En casi ningún empleo la ley exige dos semanas de aviso, y salir de golpe no le quita el pago de las horas trabajadas. Se debe a más tardar el próximo día de pago. Pídalo por escrito con sus horas. Luego presente un reclamo gratis en la oficina laboral del estado o la Wage and Hour Division.',
  },
}
