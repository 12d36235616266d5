/** The Spanish words of the rows in ../letter-before-claim-kinds.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_KINDS_ES: Words = {
  'gb.lbc.lease-no-forfeit': {
    says: 'Un arrendamiento largo de vivienda (lease) no puede terminarse por un cargo de servicio (service charge) sin más. Usted debe haber aceptado que lo debe, o un juzgado o tribunal debe haberlo decidido.',
  },
  'gb.lbc.ground-rent-notice': {
    says: 'La renta del suelo (ground rent) no se debe hasta un aviso en la forma legal, con una fecha de 30 a 60 días después.',
  },
  'gb.lbc.lease-tribunal': {
    says: 'Puede pedir a un tribunal que decida si los cargos de servicio (service charges) y los cargos de administración añadidos son justos.',
  },
  'gb.lbc.lease-summary': {
    says: 'Cada petición de cargo de servicio (service charge) debe venir con un resumen de sus derechos. Sin él puede retener el dinero hasta que llegue.',
    actionable: 'Mire las peticiones, no solo esta carta. Si no había resumen, dígalo por escrito.',
  },
  'gb.lbc.estate-pays': {
    says: 'La deuda se paga con lo que dejó la persona. La familia no paga con su propio dinero, salvo que también firmara.',
  },
  'gb.lbc.care-review': {
    says: 'Puede pedir una copia de la evaluación económica (financial assessment) y que la revisen. Envíe pruebas de ingresos, alquiler y gastos por discapacidad.',
  },
  'gb.lbc.care-complain': {
    says: 'Puede reclamar ante el ayuntamiento (council) por los cobros de cuidados. Después puede ir gratis al Local Government and Social Care Ombudsman.',
  },
  'gb.lbc.step-passed': {
    says: 'Los 30 días normales han pasado, así que responda hoy. Ya pueden presentar una demanda judicial. Una respuesta tarde todavía puede pararla.',
  },
  'gb.lbc.step-passed-post': {
    says: 'Revise su correo, también en una dirección vieja, por si hay un formulario de demanda (claim form). El plazo para contestar es corto.',
  },
}
