/** Questions about breaks and sick days: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BREAKS_AND_SICK_DAYS_ES: Words = {
  'us.ask-work.lunch-break': {
    says: 'Ninguna ley federal da a los adultos una pausa para comer, pero muchos estados sí. Las pausas de hasta 20 minutos se pagan. También un almuerzo en el que trabaja.',
    dependsOn: 'su estado',
  },
  'us.ask-work.meal-break': {
    says: 'Si debe seguir trabajando, el descanso cuenta como tiempo de trabajo y se debe pagar. Anote las horas. Puede quejarse gratis ante la División de Horas y Salarios (Wage and Hour Division).',
  },
  'us.story.sick': {
    says: 'Unos veinte estados dan tiempo pagado por enfermedad, como California, Nueva York, Nueva Jersey, Illinois, Míchigan y Washington. Allí no pueden despedirlo ni amonestarlo por usarlo. La nota médica casi siempre se debe solo desde el tercer o cuarto día. En otros deciden las reglas de la firma, pero con 50 empleados hay permiso sin pago por enfermedad grave. Pregunte otra vez con su estado.',
    dependsOn: 'su estado, su ciudad y el tamaño de la firma',
  },
  'us.story.breaks': {
    says: 'La ley federal no exige descansos para adultos, pero los cortos son tiempo pagado. Muchos estados sí, como California, New York, Washington, Illinois y Massachusetts.',
    dependsOn: 'su estado',
  },
}
