/** The Spanish words of Switzerland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'ch.help.schulden': {
    does: 'Encuentra la oficina gratis de consejo de deudas de su cantón.',
  },
  'ch.help.caritas': {
    does: 'Consejo gratis por teléfono sobre deudas.',
  },
  'ch.help.mieter': {
    does: 'Consejo para inquilinos, con una pequeña cuota de socio.',
  },
  'ch.help.schlichtung': {
    does: 'Oficinas públicas que resuelven conflictos de alquiler, trabajo y otros.',
  },
  'ch.help.rav': {
    does: 'La oficina de empleo, para el paro y ayuda para encontrar trabajo.',
  },
  'ch.help.krankenkasse': {
    does: 'Ayuda gratis en conflictos con aseguradoras médicas.',
  },
  'ch.help.ombudscom': {
    does: 'Resuelve conflictos de teléfono e internet.',
  },
  'ch.help.cyber': {
    does: 'Recibe denuncias de estafas y mensajes falsos.',
  },
  'ch.help.143': {
    does: 'Alguien con quien hablar, día y noche.',
  },
}
