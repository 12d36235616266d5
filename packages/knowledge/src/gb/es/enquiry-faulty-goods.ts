/** Questions about faulty goods: repair, money back and how long. The Consumer Rights Act runs in all four nations. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'gb.ask-consumer.faulty': {
    says: 'En los primeros 30 días puede recuperar su dinero. Después el vendedor tiene un intento de reparar o cambiar. Si falla, puede tener una devolución o una rebaja.',
    dependsOn: 'cuánto tiempo hace que lo tiene',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Tras una reparación o un cambio fallidos puede rechazarlo y pedir su dinero, o quedárselo y pedir una rebaja. En los primeros seis meses no pueden restar por el uso, salvo en coches.',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Su contrato es con el vendedor, así que él debe arreglarlo. No tiene que ir al fabricante. La garantía del fabricante es un extra.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Aún tiene derechos cuando acaba la garantía. Las cosas deben durar un tiempo justo. Tras seis meses quizá deba mostrar que el defecto estaba desde el principio.',
  },
  'gb.ask-consumer.digital': {
    says: 'Si un contenido digital de pago falla, el vendedor debe repararlo o cambiarlo. Si no lo logra, recibe una rebaja, hasta todo. Cuando una descarga empieza con su permiso, pierde los 14 días para cambiar de idea.',
    dependsOn: 'si tiene un defecto',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'Debe arreglarlo la tienda, no el fabricante. Pídale una reparación o uno nuevo, y si falla, su dinero o una rebaja. Tras seis meses quizá deba mostrar que el defecto estaba desde el principio.',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Sí, pero el vendedor puede repararlo o cambiarlo antes. Si falla, puede tener su dinero o una rebaja. En los primeros seis meses el defecto cuenta como presente desde el principio, salvo que el vendedor muestre que no.',
  },
}
