/** Dismissal and redundancy in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NORTHERN_IRELAND_ES: Words = {
  'gb.ni-job.right-unfair': {
    says: 'Tras un año en el puesto, el empleador necesita una razón justa y un trato justo. Tiene tres meses menos un día para reclamar, y antes debe llamar a la Labour Relations Agency.',
  },
  'gb.ni-job.right-steps': {
    says: 'El empleador debe primero escribirle, luego reunirse con usted y luego dejarle recurrir. Si falta un paso, el despido es casi siempre injusto.',
  },
  'gb.ni-job.right-notice': {
    says: 'Tiene derecho a una semana de aviso por año completo, de una semana a 12. Tras un año puede pedir las razones por escrito.',
  },
  'gb.ni-job.right-equal': {
    says: 'No pueden despedirle por religión, política, sexo, raza, discapacidad, edad o embarazo. Vale desde el primer día.',
  },
  'gb.ni-job.right-redundancy': {
    says: 'Tras dos años recibe una indemnización según edad, años y sueldo. Pídala por escrito en seis meses si no llega.',
  },
  'gb.ni-job.step': {
    says: 'Recurra por escrito antes del día de la carta, o un tribunal puede bajarle la suma. Guarde contrato, nóminas y cartas.',
  },
}
