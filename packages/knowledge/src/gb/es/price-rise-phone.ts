/** A notice of a higher price for a phone or broadband contract: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_PHONE_ES: Words = {
  'gb.price-rise.right-phone-pounds': {
    says: 'En contratos desde el 17 de enero de 2025, cada subida debía decirse antes de firmar, en libras y peniques. No se permite ligarla a la inflación.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Si el contrato no prevé esta subida, deben avisar con un mes. Entonces puede irse sin pagar.',
  },
  'gb.price-rise.right-phone-after': {
    says: '¿Terminó su permanencia? Puede irse sin cargo, con un aviso de un mes como máximo.',
  },
  'gb.price-rise.know-social': {
    says: 'Con Universal Credit u otras ayudas puede haber una tarifa social (social tariff). Pregunte antes a su compañía.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Reclame. Tras seis semanas o una carta de bloqueo (deadlock letter), acuda al Communications Ombudsman o CISAS.',
    title: 'Reclamar y usar el servicio gratis',
    cost: 'Nada.',
    time: 'Seis semanas y algo más.',
    risk: 'Ninguno.',
    bestFor: 'No le dejan irse.',
  },
}
