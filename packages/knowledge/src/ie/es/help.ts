/** The Spanish words of Ireland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'ie.help.mabs': {
    does: 'Consejo gratis sobre dinero. Pueden hablar con quienes usted debe.',
  },
  'ie.help.citizens-information': {
    does: 'Información gratis sobre derechos, ayudas y servicios.',
  },
  'ie.help.threshold': {
    does: 'Consejo gratis para inquilinos.',
  },
  'ie.help.flac': {
    does: 'Información legal y consultas gratis.',
  },
  'ie.help.fspo': {
    does: 'Mira gratis las quejas sobre bancos, prestamistas y aseguradoras.',
  },
  'ie.help.lab': {
    does: 'Ayuda legal barata para personas con pocos ingresos.',
  },
  'ie.help.rtb': {
    does: 'Decide entre caseros e inquilinos.',
  },
  'ie.help.wrc': {
    does: 'Oye gratis las quejas de trabajo.',
  },
  'ie.help.ccpc': {
    does: 'Le dice sus derechos como consumidor.',
  },
  'ie.help.isi': {
    does: 'Explica soluciones para deudas que no puede pagar.',
  },
  'ie.help.nta': {
    does: 'Decide los recursos sobre cepos (clamps).',
  },
  'ie.help.comreg': {
    does: 'Ayuda con quejas de teléfono, internet y correo.',
  },
  'ie.help.cru': {
    does: 'Ayuda con quejas de energía.',
  },
  'ie.help.eccireland': {
    does: 'Ayuda con vendedores de otros países de la UE.',
  },
  'ie.help.garda': {
    does: 'La policía. Denuncie estafas y amenazas en su comisaría.',
  },
  'ie.help.samaritans': {
    does: 'Llame a cualquier hora si todo es demasiado.',
  },
}
