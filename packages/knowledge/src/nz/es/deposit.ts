/** The Spanish words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_ES: Words = {
  'nz.deposit.want': {
    says: 'El casero quiere parte de su fianza (bond). No tiene que estar de acuerdo, y no firme un formulario en blanco.',
  },
  'nz.deposit.reality': {
    says: 'El casero debe probarlo. El desgaste normal (fair wear and tear) no es un daño.',
  },
  'nz.deposit.right-apply': {
    says: 'Tenancy Services guarda la fianza (bond). Puede pedirla usted mismo. Si el casero no está de acuerdo, decide el Tenancy Tribunal.',
  },
  'nz.deposit.right-damage': {
    says: 'Por un daño por descuido debe como máximo cuatro semanas de alquiler o la franquicia (excess) del seguro del casero, lo que sea menos. Por el desgaste normal no debe nada.',
  },
  'nz.deposit.right-clean': {
    says: 'Debe dejar la casa razonablemente limpia y ordenada, no perfecta. Pida el primer informe de inspección, facturas y fotos.',
  },
  'nz.deposit.step': {
    says: 'Escriba que no está de acuerdo. Pida la fianza (bond), y envíe sus fotos y el primer informe de inspección.',
  },
}
