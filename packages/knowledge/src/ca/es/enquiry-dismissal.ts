/** Questions about a job that the employer ends: reasons, notice and pay in its place: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'ca.ask.fired': {
    says: 'Fuera de Quebec y de los empleos federales pueden despedirle sin motivo, pero deben dar preaviso o pago. No firme todavía. Pregunte a un abogado qué es justo.',
    dependsOn: 'su provincia, sus años de trabajo y el motivo',
  },
  'ca.ask.fired-qc': {
    says: 'En Quebec, tras dos años de trabajo, necesitan una causa justa y suficiente. Quéjese ante la CNESST en 45 días.',
    dependsOn: 'cuánto tiempo trabajó allí y el motivo',
  },
  'ca.ask.laid-off': {
    says: 'Le deben preaviso o pago, y quizá una indemnización (severance). Pida ahora el seguro de empleo (employment insurance). No firme una renuncia (release) antes de recibir consejo.',
    dependsOn: 'sus años de trabajo y su contrato',
  },
  'ca.ask.notice': {
    says: 'El mínimo es cerca de una semana por cada año, hasta ocho semanas, en la mayoría de las provincias. Los jueces a menudo dan más.',
    dependsOn: 'su provincia y sus años de trabajo',
  },
  'ca.ask.fired-sick-qc': {
    says: 'No. En Quebec puede faltar por enfermedad hasta 26 semanas en 12 meses, y despedirle por eso está prohibido. Quéjese a la CNESST en 45 días.',
  },
  'ca.ask.fired-sick': {
    says: 'Despedirle por enfermedad va casi siempre contra los derechos humanos. Quéjese en un año. También pueden deberle preaviso, y su puesto tras una licencia protegida.',
  },
}
