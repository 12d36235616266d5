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
  'fr.benefit.right-twenty-days': {
    says: 'Tiene 20 días desde este aviso para pedir que se corrijan datos falsos. En ese tiempo también puede pagar o aceptar plazos, en 12 meses como máximo. Si no hace nada, pueden quedarse con parte de lo que recibe.',
  },
}
