/** Pago del impuesto y facturas de municipios y hospitales: las filas de Francia en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'fr.tax.when-due': {
    says: 'El aviso fija el último día para pagar. Antes no hay recargo. Después la ley añade un 10 %.',
  },
  'fr.tax.how-paid': {
    says: 'Por encima de 300 € debe pagar el impuesto en línea o por domiciliación. Hasta 300 € puede pagar de otra forma.',
  },
  'fr.town.right-two-months': {
    says: 'Tiene dos meses desde que recibe esta factura de un municipio u hospital para impugnarla ante el tribunal que indica.',
  },
  'fr.town.right-four-years': {
    says: 'El contable público tiene cuatro años para cobrar. Cada acto de cobro empieza los cuatro años de nuevo.',
  },
  'fr.mortgage.right-pause': {
    says: 'Tras perder el trabajo u otro golpe duro puede pedir al juez que pare el préstamo hasta dos años.',
  },
  'fr.mortgage.right-own-sale': {
    says: 'Vaya a la vista (audience d’orientation). Allí puede pedir vender usted la vivienda, lo que suele dar más.',
  },
}
