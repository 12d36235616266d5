/** Questions about notice in temporary work: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_WORK_ES: Words = {
  'ch.ask.temporary-work': {
    says: 'En un empleo temporal sin fecha final el aviso es de dos días hábiles los tres primeros meses, siete días del cuarto al sexto, luego un mes. De un minuto a otro es poco: la agencia debe esos días. Un empleo con fecha suele durar hasta ella. El convenio da más derechos si enferma. Reclame por escrito e inscríbase en el RAV.',
    dependsOn: 'cuánto lleva y si tiene fecha final',
  },
}
