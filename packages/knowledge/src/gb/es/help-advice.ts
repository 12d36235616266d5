/** Who gives free advice in the United Kingdom, in each nation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ADVICE_ES: Words = {
  'gb.help.national-debtline': {
    does: 'Consejo gratuito sobre deudas por teléfono e internet, con hojas informativas y cartas de ejemplo.',
  },
  'gb.help.stepchange': { does: 'Consejo gratuito y planes de deudas, por internet y teléfono.' },
  'gb.help.business-debtline': {
    does: 'Consejo gratuito sobre deudas para autónomos y pequeños negocios.',
  },
  'gb.help.citizens-advice': {
    does: 'Consejo gratuito sobre deudas, vivienda, trabajo, aparcamiento y derechos, por teléfono, por internet y cerca de usted.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Consejo gratuito sobre deudas, vivienda, trabajo, aparcamiento y derechos, en inglés y galés.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Consejo gratuito sobre deudas, vivienda, trabajo y derechos en oficinas locales.',
  },
  'gb.help.advice-ni': {
    does: 'Consejo gratuito sobre deudas, ayudas e impuesto municipal (rates) en Irlanda del Norte.',
  },
  'gb.help.housing-rights': {
    does: 'Consejo gratuito de vivienda para personas en Irlanda del Norte.',
  },
  'gb.help.shelter': {
    does: 'Consejo gratuito de vivienda, con una línea urgente para quien está perdiendo su casa.',
  },
  'gb.help.shelter-cymru': { does: 'Consejo gratuito de vivienda y deudas en Gales.' },
  'gb.help.shelter-scotland': { does: 'Consejo gratuito de vivienda en Escocia.' },
  'gb.help.acas': {
    does: 'Consejo gratuito sobre derechos en el trabajo. También las conversaciones previas que debe iniciar antes de una demanda ante el tribunal laboral.',
  },
  'gb.help.lra': {
    does: 'Consejo gratuito sobre derechos en el trabajo y conversaciones previas en Irlanda del Norte.',
  },
  'gb.help.moneyhelper': {
    does: 'Ayuda gratuita y neutral con dinero, deudas y pensiones, apoyada por el gobierno.',
  },
  'gb.help.taxaid': {
    does: 'Ayuda gratuita con impuestos para personas con ingresos bajos, cuando HMRC no puede resolverlo.',
  },
  'gb.help.equality': { does: 'Consejo gratuito cuando le tratan peor por ser quien es.' },
}
