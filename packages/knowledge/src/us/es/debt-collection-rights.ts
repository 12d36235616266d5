/** The Spanish words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_ES: Words = {
  'us.debt.right-dispute': {
    says: 'Tiene derecho a disputar la deuda por escrito. Hágalo en un plazo de 30 días y deberán parar hasta enviarle pruebas.',
  },
  'us.debt.right-notice': {
    says: 'Tiene derecho a un aviso que muestre a quién le debe, cómo se calculó la suma y el último día para disputarla.',
  },
  'us.debt.right-lawyer': {
    says: 'Un abogado que cobra con regularidad deudas del hogar también es un cobrador. Dispute la deuda por escrito en 30 días, y pida pruebas.',
  },
  'us.debt.right-stop': {
    says: 'Tiene derecho a decirles por escrito que dejen de contactarle. La deuda sigue, y todavía pueden demandarle.',
  },
  'us.debt.right-calls': {
    says: 'Un cobrador no puede llamarle más de siete veces en siete días por una deuda. Después de hablar con usted, debe esperar siete días.',
  },
  'us.debt.right-hours': {
    says: 'No pueden contactarle antes de las 8 de la mañana ni después de las 9 de la noche. No pueden llamar a su trabajo si su empleador lo prohíbe.',
  },
  'us.debt.right-opt-out': {
    says: 'Puede decirles que dejen de enviar mensajes de texto o correos, o de llamar. Cada correo y mensaje debe decir cómo pararlos (opt out).',
  },
  'us.debt.right-privacy': {
    says: 'No pueden contarle su deuda a su familia, a sus amigos ni a su jefe.',
  },
  'us.debt.right-no-lies': {
    says: 'No pueden mentir, amenazar con lo que no pueden hacer ni hacerse pasar por un abogado o por el gobierno.',
  },
  'us.debt.right-fees': {
    says: 'Pueden añadir un cargo o intereses solo si su contrato o una ley lo permite.',
  },
  'us.debt.right-sue-them': {
    says: 'Si rompen estas reglas, usted puede demandarlos en el plazo de un año. Puede recibir hasta $1,000 y lo que cueste su abogado.',
  },
  'us.debt.right-benefits': {
    says: 'El Seguro Social (Social Security) y el SSI no se pueden quitar por una deuda privada, ni siquiera después de un fallo de la corte.',
  },
  'us.debt.right-service': {
    says: 'En servicio militar activo, el interés de las deudas anteriores a su servicio tiene un tope de 6%. Pídalo por escrito.',
  },
  'us.debt.deadline-dispute': {
    says: 'Tiene 30 días desde que recibe este aviso para disputarla por escrito. El aviso debe decir el último día. Antes es más seguro.',
    action: 'Disputar la deuda por escrito y pedir pruebas',
    consequence: 'Después pueden seguir cobrando mientras usted la disputa.',
    service: 'por el correo, como el cobrador puede suponer',
  },
  'us.debt.element-creditor': {
    says: 'El aviso debe nombrar al acreedor (creditor) a quien le debe ahora.',
    name: 'El nombre del acreedor',
    ifMissing:
      'No vemos el nombre del acreedor. El aviso de validación (validation notice) debe darlo.',
  },
  'us.debt.element-sum': {
    says: 'El aviso debe mostrar la suma en una fecha inicial, y los intereses, cargos, pagos y créditos desde entonces.',
    name: 'Cómo se calculó la suma',
    ifMissing:
      'No vemos cómo se calculó la suma. El aviso debe mostrar intereses, cargos, pagos y créditos.',
  },
  'us.debt.element-dispute': {
    says: 'El aviso debe decirle cómo disputar la deuda y el último día para hacerlo.',
    name: 'Cómo y hasta cuándo disputarla',
    ifMissing:
      'No vemos cómo disputar la deuda. Tal vez se lo dijo otra carta. Debe llegar en los cinco días siguientes al primer contacto.',
  },
}
