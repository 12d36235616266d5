/** Questions about a threat to cut off energy: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_CUT_OFF_ES: Words = {
  'nl.ask.energy-cut-off': {
    says: 'Llame hoy al proveedor y pida un plan por escrito. No puede cortar mientras cumpla un plan o haya pedido ayuda con deudas. Pida ya ayuda al municipio (schuldhulp): si amenazan con cortar, debe actuar en tres días hábiles. ¿Hay alguien enfermo? Envíe una carta del médico.',
  },
}
