/** Questions about work during unemployment benefit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_ES: Words = {
  'it.ask.naspi-worked': {
    says: 'Por un empleo de hasta seis meses la NASpI solo se suspende: el INPS lo hace de oficio según el aviso de la empresa. No se pierde por eso. Un empleo más largo y bien pagado sí la termina. Para empleos más largos con poco sueldo, o actividad propia, debe comunicar el ingreso en un mes. Pida que lo revisen y recurra en 90 días con contrato y nóminas. Un patronato lo hace gratis. O pida plazos.',
  },
  'it.ask.paternity-leave': {
    says: 'Un padre empleado tiene diez días laborables con sueldo completo, veinte con gemelos o más. Tómelos desde dos meses antes de la fecha prevista hasta cinco meses después del parto, juntos o uno a uno. No quita días a la madre. Avise a la empresa por escrito cinco días antes. No puede negarse. El permiso parental se suma.',
  },
}
