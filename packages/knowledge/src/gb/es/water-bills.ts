/** Spanish: the words of the rows in ../water-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WATER_BILLS_ES: Words = {
  'gb.bill.right-cut-off-gas': {
    says: 'Para el gas deben esperar 28 días tras la factura y avisar siete días antes. No pueden cortar por una suma que usted discute de verdad.',
  },
  'gb.bill.right-water-council': {
    says: 'Si su compañía de agua no lo arregla, el Consumer Council for Water ayuda gratis.',
  },
  'gb.bill.right-watersure': {
    says: '¿Tiene contador, ciertas ayudas, y tres hijos o más o una enfermedad que necesita agua? Pida entonces WaterSure, que limita la factura.',
  },
}
