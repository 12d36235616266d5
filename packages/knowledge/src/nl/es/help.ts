/** The Spanish words of the Netherlands: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'nl.help.schuldhulp': {
    does: 'Ayuda gratis con deudas de su ayuntamiento. En una urgencia, en tres días hábiles.',
  },
  'nl.help.loket': {
    does: 'Consejo legal gratis para personas con pocos ingresos, por teléfono, en línea y en persona.',
  },
  'nl.help.geldfit': {
    does: 'Primera ayuda gratis con problemas de dinero, por teléfono y chat.',
  },
  'nl.help.rvr': {
    does: 'Paga una parte del abogado cuando sus ingresos son bajos.',
  },
  'nl.help.huurcommissie': {
    does: 'Decide conflictos sobre alquiler, gastos de servicio y reparaciones.',
  },
  'nl.help.consuwijzer': {
    does: 'Consejo oficial sobre sus derechos como comprador, con cartas modelo.',
  },
  'nl.help.kifid': {
    does: 'Ayuda gratis en conflictos con bancos y aseguradoras.',
  },
  'nl.help.uwv': {
    does: 'Ayudas para personas sin trabajo, y permiso para despedir.',
  },
  'nl.help.fraude': {
    does: 'Aquí se denuncian estafas y se pregunta si un mensaje es de verdad.',
  },
  'nl.help.113': {
    does: 'Alguien con quien hablar, día y noche, gratis.',
  },
}
