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
    says: 'Los dos pueden terminarlo sin motivo, pero no para discriminar. El preaviso es de 24 horas a un mes, según los días trabajados.',
    dependsOn: 'cuánto tiempo estuvo',
  },
  'fr.ask-work.fixed-term': {
    says: 'Solo acaba antes por acuerdo, falta grave, incapacidad o un empleo fijo. Al final recibe casi siempre el 10 % de su sueldo.',
    dependsOn: 'cómo acaba',
  },
  'fr.ask-work.final-account': {
    says: 'Firmar solo confirma que lo recibió. Tiene seis meses para oponerse por carta certificada, y tres años para sueldos si no firmó.',
  },
  'fr.ask-work.temp-agency': {
    says: 'La agencia debe ofrecerle un trabajo parecido en tres días hábiles. Si no, le debe la paga hasta el final pactado, salvo falta grave o fuerza mayor. Pídalo por escrito y después acuda al tribunal laboral.',
  },
}
