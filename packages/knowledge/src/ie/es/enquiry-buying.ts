/** Questions about buying: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_ES: Words = {
  'ie.ask.gym-ill': {
    says: 'Escriba con un certificado médico y pida al gimnasio que termine o pause el contrato. Una cláusula que hace pagar mucho tiempo sin usarlo puede ser abusiva, y entonces no le obliga.',
  },
  'ie.ask.small-claim': {
    says: 'Escriba primero al comercio, con una fecha. Después presente la solicitud en courts.ie al procedimiento de pequeñas demandas (small claims) de la District Court. Es para consumidores hasta €2,000 y no hace falta abogado.',
  },
  'ie.ask.repair-failed': {
    says: 'Sí. Tras una reparación fallida puede pedir su dinero o un precio menor. Debe atenderle la tienda, no el fabricante. En los primeros 12 meses la ley supone que el fallo estaba desde el inicio. Escriba a la tienda; hasta €2,000 use el proceso de pequeñas demandas.',
  },
  'ie.ask.online-refund': {
    says: 'Sí. La mayoría de las compras por internet se pueden anular en 14 días desde que llegan, sin motivo. Dígalo por escrito y devuelva la cosa. La tienda debe devolver el dinero en 14 días. No vale para cosas hechas a medida ni productos precintados abiertos.',
  },
  'ie.ask.private-car': {
    says: 'Con un vendedor particular tiene menos derechos: el coche debe ser suyo y como lo describió. Un kilometraje falso o una mentira puede anular la venta. Guarde el anuncio y los mensajes, escriba enseguida y luego demande. Trucar el cuentakilómetros es delito; avise a la garda.',
  },
  'ie.ask.still-charged': {
    says: 'Envíe la prueba de que canceló y pida su dinero. Diga al banco que pare los pagos. Un adeudo se puede devolver en ocho semanas sin motivo; uno que nunca aceptó, en 13 meses. Si la empresa se niega, use el proceso de pequeñas demandas.',
  },
  'ie.ask.event-cancelled': {
    says: 'Si se cancela el evento, puede recuperar el dinero de la entrada. Pida también los gastos: una cláusula que los retiene puede ser abusiva. Si solo cambia de día, pida el reembolso a tiempo. Escriba al vendedor; luego contracargo o el proceso de pequeñas demandas.',
  },
}
