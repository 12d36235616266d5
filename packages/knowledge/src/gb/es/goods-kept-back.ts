/** Spanish: the words of the rows in ../goods-kept-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_KEPT_BACK_ES: Words = {
  'gb.repair.right-price': {
    says: 'Debe el precio acordado, y más solo si dijo que sí. Sin precio, debe uno justo. El trabajo debe hacerse con cuidado.',
  },
  'gb.repair.right-sale': {
    says: 'Pueden retenerlo por la reparación, pero casi nunca por un depósito que no aceptó. Antes de vender deben escribir el día por correo certificado y esperar tres meses si piden dinero. Mientras dispute la factura, no pueden vender sin un tribunal: dígalo por escrito. Puede pagar con protesta, llevárselo y reclamar.',
  },
}
