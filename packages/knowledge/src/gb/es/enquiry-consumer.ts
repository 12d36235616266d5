/** The Spanish words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_ES: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Si tiene un defecto, puede rechazarlo en un plazo de 30 días y recuperar todo su dinero. Dígalo ya por escrito al vendedor. Debe devolverle el dinero en un plazo de 14 días desde que lo acepta.',
  },
  'gb.ask-consumer.faulty': {
    says: 'En los primeros 30 días puede recuperar su dinero. Después el vendedor tiene un intento de reparar o cambiar. Si falla, puede tener una devolución o una rebaja.',
    dependsOn: 'cuánto tiempo hace que lo tiene',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Tras una reparación o un cambio fallidos puede rechazarlo y pedir su dinero, o quedárselo y pedir una rebaja. En los primeros seis meses no pueden restar por el uso, salvo en coches.',
  },
  'gb.ask-consumer.change-mind-online': {
    says: 'La mayoría de las compras por internet, por teléfono o en su puerta se puede cancelar en un plazo de 14 días desde que llegan. No necesita motivo. Quedan fuera lo hecho a medida, productos de salud precintados y algunos más.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'La ley no da devolución por cambiar de idea en una compra en tienda. Mire la política de la tienda. Debe cumplir lo que promete.',
  },
  'gb.ask-consumer.refund-time': {
    says: 'Por un defecto, el vendedor tiene 14 días desde el día en que acepta. En un pedido por internet cancelado, tiene 14 días desde que recibe el producto o su prueba de envío.',
    dependsOn: 'por qué le devuelven el dinero',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Su contrato es con el vendedor, así que él debe arreglarlo. No tiene que ir al fabricante. La garantía del fabricante es un extra.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Aún tiene derechos cuando acaba la garantía. Las cosas deben durar un tiempo justo. Tras seis meses quizá deba mostrar que el defecto estaba desde el principio.',
  },
  'gb.ask-consumer.not-delivered': {
    says: 'Dígalo al vendedor, no al mensajero. Si no acordaron fecha, debe entregar en un plazo de 30 días. Dele otra fecha justa. Si tampoco cumple, cancele y recupere su dinero.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'El vendedor debe hacérselo llegar a usted o a quien usted nombró. Si el mensajero lo dejó y desapareció, pierde el vendedor. Pídale otro o su dinero.',
  },
  'gb.ask-consumer.used-car': {
    says: 'A un vendedor profesional puede devolverle un coche defectuoso en los primeros 30 días. Después tiene un intento de reparar. Cuentan la edad y los kilómetros. De un particular solo debe ser como se describió.',
    dependsOn: 'si compró a un profesional, y hace cuánto',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Con un vendedor particular tiene menos derechos. La cosa debe ser como se dijo, y el vendedor no debe mentir. Guarde el anuncio. Si pagó con tarjeta o por la web, use su protección.',
    dependsOn: 'lo que le dijo el vendedor',
  },
  'gb.ask-consumer.bad-work': {
    says: 'El trabajo debe hacerse con cuidado y habilidad razonables. Si no fue así, deben repetirlo sin coste en un tiempo justo. Si falla, puede pedir que le devuelvan dinero, hasta todo.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Si acordó un precio, ese es el precio. Si no acordó ninguno, paga uno justo. Los extras necesitan su sí. Pague lo que no se discute y diga por qué retiene el resto.',
    dependsOn: 'si acordó antes un precio',
  },
  'gb.ask-consumer.deposit': {
    says: 'Una empresa solo puede quedarse una cantidad justa por su pérdida real. Una condición que le deja quedarse mucho más es injusta y no le obliga. «Non-refundable» (sin devolución) no lo decide.',
    dependsOn: 'qué dice el contrato y qué perdió de verdad la empresa',
  },
  'gb.ask-consumer.section-75': {
    says: 'Si pagó una parte con tarjeta de crédito, y costó más de £100 y no más de £30,000, la empresa de la tarjeta también responde. Reclámele por «section 75». Con tarjeta de débito pida la devolución del cargo (chargeback).',
    dependsOn: 'cómo pagó y el precio de la cosa',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Pida a su banco la devolución del cargo (chargeback). Es una regla de las tarjetas, no una ley, y el plazo es corto, a menudo 120 días. Pídala ya. También vale para cantidades pequeñas.',
  },
  'gb.ask-consumer.voucher': {
    says: 'Si hay un defecto, no tiene que aceptar un vale. La devolución debe venir como pagó. Si solo cambió de idea en una tienda, decide la política de la tienda.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Perder el recibo, no tener la caja o un cartel «no refunds» no acaba con sus derechos por defectos. Muestre cualquier prueba, como un extracto. En rebajas tiene los mismos derechos, pero no por defectos que le enseñaron.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Si hay un defecto, el vendedor paga la devolución. Si cambió de idea en un pedido por internet, quizá deba pagarla usted, si se lo dijeron antes. Aun así deben devolver el precio básico de entrega.',
    dependsOn: 'si hay un defecto o cambió de idea',
  },
  'gb.ask-consumer.subscription': {
    says: 'Si se apuntó por internet en los últimos 14 días, puede cancelar en la mayoría de los casos. Después cuenta el preaviso del contrato, pero las condiciones deben ser justas. Se planean reglas nuevas, pero aún no están en vigor.',
    dependsOn: 'la condición del contrato, y si está en los primeros 14 días',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Puede decir a su banco que lo pare. El banco debe parar los pagos cuando usted retira su permiso. Quizá aún deba dinero por un contrato, así que dígalo también a la empresa.',
  },
  'gb.ask-consumer.digital': {
    says: 'Si un contenido digital de pago falla, el vendedor debe repararlo o cambiarlo. Si no lo logra, recibe una rebaja, hasta todo. Cuando una descarga empieza con su permiso, pierde los 14 días para cambiar de idea.',
    dependsOn: 'si tiene un defecto',
  },
  'gb.ask-consumer.holiday-event': {
    says: 'Si la empresa cancela y no puede darle lo que pagó, en la mayoría de los casos debería recuperar su dinero. Pídalo por escrito al vendedor, y después a la empresa de su tarjeta.',
  },
  'gb.ask-consumer.ignored': {
    says: 'Envíe una carta clara: qué compró, qué está mal, qué quiere, y 14 días para hacerlo. Después pruebe con su tarjeta, un ombudsman o un servicio del sector. Lo último es el juzgado de pequeñas demandas (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Tiene seis años para ir al juzgado. Pero la devolución total y la prueba fácil son de los primeros días y meses, así que reclame cuanto antes.',
    dependsOn: 'cuándo recibió la cosa o se hizo el trabajo',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'En Escocia tiene cinco años para ir al juzgado. Pero la devolución total y la prueba fácil son de los primeros días y meses, así que reclame cuanto antes.',
    dependsOn: 'cuándo recibió la cosa o se hizo el trabajo',
  },
  'gb.ask-consumer.misled': {
    says: 'Un comerciante no puede engañarle ni presionarle, ocultar costes ni usar reseñas falsas. Apunte lo que se dijo y pida su dinero. Dígalo también a la línea de consumo de Citizens Advice.',
    dependsOn: 'qué dijeron u ocultaron, y si por eso compró',
  },
  'gb.ask-shop.civil-recovery': {
    says: 'Es una petición de dinero, no una multa, ni por sí un asunto policial. No pague ni admita nada con prisa. Pregunte qué pérdida tuvo de verdad la tienda y pida el vídeo de usted. Pueden prohibirle entrar. Busque consejo gratis antes de responder.',
  },
}
