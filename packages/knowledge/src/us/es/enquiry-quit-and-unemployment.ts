/** Questions about unemployment benefits after quitting a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_ES: Words = {
  'us.fact.quit-unemployment': {
    says: 'Solicite ya. Irse por voluntad casi siempre excluye, pero no con buena causa: peligro, acoso ilegal, salario sin pagar, gran recorte, y en muchos estados enfermedad o violencia en casa. Muestre que primero lo dijo al jefe y pidió un cambio, con mensajes o nota médica. Si aún no se fue, haga eso antes. Si le niegan, apele antes de la fecha de la carta.',
    dependsOn: 'por qué se fue y su estado',
  },
  'us.fact.quit-hours-cut': {
    says: 'Un gran recorte de horas o sueldo es buena causa para irse en muchos estados. ¿Se lo negaron? Apele por escrito antes de la fecha de la carta; habrá una audiencia, casi siempre por teléfono. Lleve horarios y talones de antes y después, y prueba de que pidió sus horas. Siga pidiendo el beneficio cada semana. Si aún tiene el empleo, no renuncie: pida beneficios parciales.',
  },
}
