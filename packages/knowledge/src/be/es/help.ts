/** The Spanish words of Belgium: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'be.help.cpas': {
    does: 'El centro público de ayuda social de su ciudad. Ayuda gratis con dinero, deudas, energía y vivienda.',
  },
  'be.help.debt-mediation': {
    does: 'Servicios gratis y reconocidos de mediación de deudas cerca de usted.',
  },
  'be.help.legal-aid': {
    does: 'Primer consejo legal gratis, y un abogado gratis si sus ingresos son bajos.',
  },
  'be.help.spf-economie': {
    does: 'Recibe denuncias sobre empresas, cobradores y estafas.',
  },
  'be.help.consumer-ombudsman': {
    does: 'Ayuda gratis en un conflicto con una empresa, después de escribirle.',
  },
  'be.help.energy-ombudsman': {
    does: 'Ayuda gratis en conflictos de luz y gas.',
  },
  'be.help.telecom-ombudsman': {
    does: 'Ayuda gratis en conflictos de teléfono e internet.',
  },
  'be.help.labour': {
    does: 'Información oficial sobre derecho del trabajo, y la inspección de trabajo.',
  },
  'be.help.safeonweb': {
    does: 'Adónde enviar mensajes falsos, con consejos sobre estafas.',
  },
  'be.help.suicide-fr': {
    does: 'Alguien con quien hablar en francés, día y noche, gratis.',
  },
  'be.help.suicide-nl': {
    does: 'Alguien con quien hablar en neerlandés, día y noche, gratis.',
  },
}
