/** The Spanish words of the rows in ../invoice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INVOICE_ES: Words = {
  'ie.invoice.want': {
    says: 'Una empresa le pide pagar por bienes o trabajo. Es una factura, no una amenaza.',
  },
  'ie.invoice.right-service': {
    says: 'El trabajo debe hacerse con cuidado y al precio acordado. Si no, puede pedir que lo corrijan o bajen el precio.',
  },
  'ie.invoice.right-goods': {
    says: 'Los bienes deben ser como se describen, de buena calidad y aptos para el uso.',
  },
  'ie.invoice.step-check': {
    says: 'Revise las sumas, lo ya pagado y los datos del banco llamando a un número que conozca.',
  },
}
