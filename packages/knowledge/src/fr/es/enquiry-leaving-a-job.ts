/** Questions about the other ends of a job: agreement, resignation, trial period, fixed term, and what is paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'fr.ask-work.dismissal-pay': {
    says: 'Desde ocho meses: un cuarto de mes de sueldo por año hasta diez años, luego un tercio. Nada por falta grave.',
    dependsOn: 'sus años de trabajo y sueldo',
  },
  'fr.ask-work.resign': {
    says: 'Tras una dimisión casi nunca hay paro, pero algunos motivos cuentan como buenos. Pregunte a France Travail antes de firmar.',
    dependsOn: 'el motivo',
  },
  'fr.ask-work.trial': {
    says: 'Ambos pueden acabar sin motivo, pero no por discriminación. La empresa debe avisar: 24 horas la primera semana, 48 horas el primer mes, dos semanas tras un mes, un mes tras tres. Si le echa en el acto, debe el sueldo de esos días. Si se va usted: 48 horas, o 24 la primera semana. Puede haber paro si no lo acabó usted.',
    dependsOn: 'cuánto tiempo estuvo',
  },
  'fr.ask-work.fixed-term': {
    says: 'Solo acaba antes por acuerdo, falta grave, incapacidad, fuerza mayor o un empleo fijo. Al final recibe casi siempre el 10 % de su sueldo.',
    dependsOn: 'cómo acaba',
  },
  'fr.ask-work.final-account': {
    says: 'Firmar solo confirma que lo recibió. Tiene seis meses para oponerse por carta certificada, y tres años para sueldos si no firmó.',
  },
  'fr.ask-work.temp-agency': {
    says: 'La agencia debe ofrecerle un trabajo parecido en tres días hábiles. Si no, le debe la paga hasta el final pactado, salvo falta grave o fuerza mayor. Pídalo por escrito y después acuda al tribunal laboral.',
  },
}
