/** The Spanish words of the rows in ../enquiry-buying-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_CASES_ES: Words = {
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Sí. Si ya tenía el defecto al venderlo, puede devolverlo en un plazo de 30 días por todo su dinero. Dígalo hoy por escrito al vendedor. «Sold as seen» (vendido como está) no quita este derecho, y no tiene que aceptar la mitad.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'No. En los primeros 30 días puede rechazar algo defectuoso y recuperar todo su dinero. Si elige una reparación, esos días se paran mientras dura. Dígalo por escrito al vendedor.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Sí, si lo dijo al vendedor en un plazo de 30 días desde que lo recibió. La ley da 30 días para rechazar lo defectuoso, no 28, y no hace falta reparar antes. Escriba hoy al vendedor con las dos fechas.',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'Debe arreglarlo la tienda, no el fabricante. Pídale una reparación o uno nuevo, y si falla, su dinero o una rebaja. Tras seis meses quizá deba mostrar que el defecto estaba desde el principio.',
  },
  'gb.ask-consumer.music-licence': {
    says: 'Si clientes o personal oyen la radio, necesita su licencia. Si no pone música, o solo música que no la necesita, dígalo por escrito. Debe ser verdad, y guarde pruebas.',
    dependsOn: 'si alguien aparte de usted puede oírla',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Sí, pero el vendedor puede repararlo o cambiarlo antes. Si falla, puede tener su dinero o una rebaja. En los primeros seis meses el defecto cuenta como presente desde el principio, salvo que el vendedor muestre que no.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'El vendedor debe devolverle el dinero o enviar otro. Debe hacérselo llegar a usted o a quien usted nombró. El mensajero trabaja para él, no para usted. Si se niega y pagó más de £100 con tarjeta de crédito, pida a la empresa de la tarjeta.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Sí, en la mayoría de los casos. Un servicio comprado por internet o teléfono se puede cancelar sin motivo en un plazo de 14 días. Hágalo hoy por escrito. Si pidió empezar enseguida, paga solo los días que lo tuvo.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'La mayoría de los acuerdos hechos en su casa se puede cancelar en un plazo de 14 días, y más si no se lo dijeron. Quedan fuera las cosas a medida. Escríbales hoy.',
    dependsOn: 'si las cosas se hacen a su medida',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Escriba al vendedor. Debía entregar en 30 días, salvo que acordaran otro día. Fije una última fecha justa; si no la cumple, puede anular el pedido y recuperar todo su dinero. Si pagó más de £100 con tarjeta de crédito, también responde la empresa de la tarjeta.',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Escriba antes con la suma, sus pruebas y una fecha justa. Después puede demandar en GOV.UK (make a court claim for money). Hasta £10,000 suele ir por la vía de pequeñas demandas (small claims track), sin abogado. Hay una tasa; quizá le ayuden a pagarla.',
  },
  'gb.ask-consumer.builder-vanished': {
    says: 'Escriba con un último día: terminar el trabajo o devolver el dinero. Luego demande por internet; una demanda pequeña llega a £10,000 (en Escocia £5,000). Si pagó más de £100 con tarjeta de crédito, reclame también a la tarjeta. Si fue un engaño desde el inicio, denuncie el fraude.',
  },
}
