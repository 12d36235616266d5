/** Questions about damage at work that the boss takes from the pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_ES: Words = {
  'ch.ask.damage-deducted': {
    says: 'Proteste enseguida por escrito y pida todo el sueldo. Por un pequeño descuido paga poco o nada; por más imprudencia, una parte justa, según trabajo, formación y sueldo. La empresa debe probar culpa y suma. No puede tocar el mínimo vital, salvo intención. Si no paga, vaya a conciliación: gratis hasta 30.000 francos.',
  },
}
