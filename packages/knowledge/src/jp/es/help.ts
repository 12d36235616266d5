/** The Spanish words of Japan: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'jp.help.houterasu': {
    does: 'Consejo legal gratis con ingresos bajos, y puede prestar los honorarios de abogado.',
  },
  'jp.help.188': {
    does: 'Lleva al centro de consumo de su zona.',
  },
  'jp.help.kokusen': {
    does: 'Consejos y avisos sobre contratos y estafas.',
  },
  'jp.help.jccoa': {
    does: 'Ayuda gratis para personas con muchas deudas.',
  },
  'jp.help.labour': {
    does: 'Consejo gratis sobre despido, sueldo y acoso.',
  },
  'jp.help.worktel': {
    does: 'Consejo gratis por teléfono por la tarde y el fin de semana.',
  },
  'jp.help.police': {
    does: 'Consejo de la policía cuando no es una urgencia.',
  },
  'jp.help.yorisoi': {
    does: 'Alguien con quien hablar, día y noche, gratis. En Iwate, Miyagi y Fukushima: 0120-279-226.',
  },
}
