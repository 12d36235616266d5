/** The Spanish words of the rows in ../enquiry-locked-out-and-mould.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKED_OUT_AND_MOULD_ES: Words = {
  'ca.fact.locked-out': {
    says: 'Su arrendador no puede dejarlo fuera, aunque la renta esté atrasada. Solo un oficial de la corte con orden. Muestre a la policía contrato o recibo y pida entrar. En Ontario llame a Rental Housing Enforcement Unit, 1-888-772-9277; en otras, a la oficina de arrendamiento para orden urgente. Guarde recibos: puede reclamarlos.',
  },
  'ca.fact.repairs-qc': {
    says: 'No deje de pagar por su cuenta: podría perder el contrato. Mande una mise en demeure registrada con fotos y plazo, a menudo 10 días. Luego pida al tribunal de vivienda las obras, menos renta y daños. Puede dejarle depositar la renta allí. Llame al inspector de la ciudad.',
  },
}
