/** The Spanish words of the rows in ../eviction-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICES_ES: Words = {
  'us.home.want': {
    says: 'Su propietario (landlord) quiere que usted pague, arregle un problema o se vaya, y puede pedir a una corte que termine su renta.',
  },
  'us.home.want-rent': {
    says: 'Su propietario (landlord) dice que usted debe renta atrasada y quiere que la pague.',
  },
  'us.home.who': {
    says: 'Su propietario (landlord) o su agente es una persona o empresa privada. Solo un sheriff, marshal o constable puede hacer un desalojo (eviction).',
  },
  'us.home.reality': {
    says: 'Un aviso es el primer paso, no el último. El propietario (landlord) debe ir a la corte y ganar antes de poder sacarle.',
  },
  'us.home.rights-summary': {
    says: 'Usted puede quedarse hasta que una corte ordene otra cosa. Puede contarle su lado al juez, y la ayuda legal (legal aid) puede ayudarle gratis.',
  },
  'us.home.not-yet': {
    says: 'Por este aviso no pueden cambiar las cerraduras, cortar la luz ni sacar sus cosas.',
  },
  'us.home.order-made': {
    says: 'Puede que una corte ya haya decidido. Quizá tenga solo horas o días. Llame ya a la ayuda legal (legal aid) y a la secretaría de la corte (clerk).',
  },
  'us.home.know-voucher': {
    says: 'En viviendas con ayuda federal o con un préstamo con respaldo federal, el aviso puede tener que ser más largo que según su estado.',
    learnMore:
      'Pregunte si la renta tiene ayuda de Section 8, vivienda pública o créditos de impuestos (tax credits). Pregunte si el préstamo del edificio tiene respaldo federal.',
  },
  'us.home.insight-repairs': {
    says: 'En la mayoría de los estados, las malas condiciones de la casa pueden ser una defensa contra un desalojo (eviction) por renta.',
    actionable: 'Anote qué está roto y cuándo se lo dijo al propietario (landlord). Tome fotos.',
  },
  'us.home.tactic-receipt': {
    says: 'Pague de una forma que deje prueba, y escriba en el pago de qué mes es.',
    risk: 'Ninguno.',
    notWhen: 'Una corte ya ordenó que se vaya: llame primero a la ayuda legal (legal aid).',
  },
}
