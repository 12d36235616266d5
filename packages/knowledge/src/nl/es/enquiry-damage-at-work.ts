/** Questions about damage at work that the boss takes from the pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_ES: Words = {
  'nl.ask.damage-at-work': {
    says: 'Por daños en el trabajo solo paga si fue a propósito o con imprudencia consciente. Un descuido o mala suerte es de la empresa, que debe probar más. Mientras trabaje allí, solo puede quitar del sueldo un daño que de verdad deba, sin bajar del mínimo. Proteste por escrito, pida la paga con plazo y hasta un 50 % más por retraso. No firme nada.',
  },
  'nl.pay-kept.want': {
    says: 'Su empresa retiene parte del sueldo por un daño. Dice que usted debe pagarlo.',
  },
  'nl.pay-kept.right': {
    says: 'Por daños en el trabajo solo paga si fue a propósito o con imprudencia consciente. Un descuido o mala suerte es de la empresa, que debe probar más. Mientras trabaje allí, solo puede quitar del sueldo un daño que de verdad deba, sin bajar del mínimo. Proteste por escrito, pida la paga con plazo y hasta un 50 % más por retraso. No firme nada.',
  },
  'nl.pay-kept.step': {
    says: 'Escriba que no está de acuerdo y pida todo el sueldo para un día fijo. No firme que lo debe. Pregunte a un sindicato.',
  },
}
