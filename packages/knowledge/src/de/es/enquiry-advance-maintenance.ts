/** Questions about advance maintenance that is claimed back: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_ES: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'Solo debe lo que habría podido pagar. Si su ingreso neto estaba bajo la parte que conserva (Selbstbehalt), no debe nada por esos meses. Envíe nóminas, recibos y pruebas de que busca trabajo. Para el pasado hace falta un aviso previo. Pida por escrito plazos o una pausa.',
    dependsOn: 'lo que podía pagar en esos meses',
  },
  'de.ask-family.unpaid-and-contact': {
    says: 'No. El dinero y las visitas van por separado. No puede negar las visitas porque no llegue la manutención, y una orden del juez sigue valiendo. No cumplirla puede castigarse y perjudicarle ante el juez. El Jugendamt ayuda gratis a reclamar el dinero y puede adelantarlo (Unterhaltsvorschuss). Si el niño corre peligro, pare y acuda ya al tribunal de familia.',
  },
}
