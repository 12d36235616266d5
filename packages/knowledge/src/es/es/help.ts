/** The Spanish words of ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'es.help.justicia-gratuita': {
    does: 'Abogado y procurador gratis para personas con pocos ingresos. Pídalo en el Colegio de Abogados de su provincia.',
  },
  'es.help.omic': {
    does: 'La oficina de consumo de su municipio. Revisa facturas y contratos y le ayuda a reclamar, gratis.',
  },
  'es.help.incibe': {
    does: 'Ayuda gratuita y privada con estafas por mensaje, correo, teléfono o internet.',
  },
  'es.help.policia': { does: 'Recoge su denuncia por estafa o amenazas.' },
  'es.help.bde': {
    does: 'Reclamaciones gratis sobre bancos y prestamistas, después de reclamar al banco.',
  },
  'es.help.aepd': { does: 'Reclamaciones gratis si usan mal sus datos o un fichero de morosos.' },
  'es.help.oaut': { does: 'Resuelve gratis reclamaciones de teléfono e internet.' },
  'es.help.bono-social': { does: 'Dice quién tiene descuento en la luz y cómo pedirlo.' },
  'es.help.sepe': { does: 'El paro: cómo pedirlo y citas.' },
  'es.help.ccoo': {
    does: 'Un sindicato. Aconseja a trabajadores y ayuda en despidos, sobre todo a afiliados.',
  },
  'es.help.ugt': {
    does: 'Otro gran sindicato. Ayuda a reclamar el sueldo y a defenderse de un despido, sobre todo a afiliados.',
  },
  'es.help.fogasa': {
    does: 'Paga salarios e indemnizaciones con un límite cuando la empresa no puede.',
  },
  'es.help.facua': {
    does: 'Una asociación de consumidores. Explica sus derechos y reclama por sus socios.',
  },
  'es.help.asufin': {
    does: 'Una asociación de usuarios de bancos: tarjetas, préstamos e hipotecas.',
  },
  'es.help.caritas': { does: 'Ayuda con comida, alquiler y facturas a personas que lo necesitan.' },
  'es.help.dgsfp': {
    does: 'Reclamaciones gratis sobre aseguradoras, después de reclamar a la aseguradora.',
  },
  'es.help.crisis': {
    does: 'Si todo es demasiado: ayuda gratis a cualquier hora para personas que piensan en el suicidio.',
  },
}
