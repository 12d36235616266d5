/** Questions of people who leave a job by their own choice: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_ES: Words = {
  'ie.ask.own-notice': {
    says: 'Por ley es una semana si ha trabajado 13 semanas. El contrato puede pedir más; si no se acordó nada, basta esa semana. La paga de los días trabajados y las vacaciones generadas son suyas; no pueden quedárselas como multa. Avise por escrito y guarde copia. Si no llega la última paga, reclame a la WRC en seis meses. Es gratis.',
  },
  'ie.ask.resign': {
    says: 'No se vaya con prisa. Para irse y aun así reclamar despido (constructive dismissal) suele hacer falta llevar 12 meses y una falta grave de la empresa. Casi siempre debe usar antes su procedimiento de quejas. Escriba una queja (grievance), guarde notas y partes médicos, y pida consejo: sindicato, FLAC, Citizens Information. Después la WRC: seis meses desde que se va.',
  },
  'ie.ask.quit-job-welfare': {
    says: 'Puede pedirlo desde el primer día. Sin buena causa pueden negarlo hasta nueve semanas, pero no si la tenía: acoso denunciado, peligro, enfermedad, falta de guardería. Así que quéjese por escrito, vaya al médico y guarde pruebas antes de irse. Diga el motivo. Pida a Intreo la Supplementary Welfare Allowance mientras tanto. Recurra gratis en 60 días.',
    dependsOn: 'si tenía buena causa para irse',
  },
}
