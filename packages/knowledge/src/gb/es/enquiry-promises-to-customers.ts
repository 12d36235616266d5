/** Questions about goods that came too late, a promised refund, and customers who do not pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROMISES_TO_CUSTOMERS_ES: Words = {
  'gb.ask-consumer.came-too-late': {
    says: 'Si pidió por internet o teléfono, casi siempre puede cancelar sin motivo hasta 14 días después de recibirlo. Dígalo por escrito, devuélvalo, y el precio y el envío básico vuelven en 14 días. Si el día era esencial para los dos, puede terminar el pedido porque no se cumplió. Lo que pagó de más por un envío rápido que no lo fue se devuelve. Un «sin reembolso» en las condiciones no cambia nada. Lo hecho a su medida queda fuera de los 14 días.',
  },
  'gb.ask-consumer.promised-refund': {
    says: 'Vale lo que se acordó al reservar. Una empresa no puede cambiar sus condiciones después, y no tiene que aceptar un vale por dinero que le deben. Su promesa escrita es su prueba. Escriba: el dinero en 14 días o reclama. Si pagó con tarjeta, pida ya al banco una devolución (chargeback); más de £100 con tarjeta de crédito, reclame a la entidad de la tarjeta. Después queda una reclamación pequeña (small claim).',
  },
  'gb.ask-trade.customer-wont-pay': {
    says: 'Casi siempre puede reclamar el precio acordado por lo hecho. Por fallos puede descontar lo que cuesta arreglarlos. Envíe una carta previa (letter of claim) con la factura y fotos: un cliente particular tiene 30 días para contestar. Luego reclame por internet, hasta £10,000 como reclamación pequeña, en seis años. Un trato hecho en su casa exige un aviso escrito de los 14 días para cancelar: sin él puede cobrar menos o nada.',
  },
}
