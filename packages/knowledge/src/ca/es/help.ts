/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'ca.help.credit-counselling': {
    does: 'Asesores de crédito sin fines de lucro que ayudan con el presupuesto y los acreedores.',
  },
  'ca.help.211': {
    does: 'Encuentra ayuda local gratuita con dinero, vivienda, comida y leyes. Llame o escriba al 211.',
  },
  'ca.help.educaloi': { does: 'Información sencilla sobre la ley de Quebec, en francés e inglés.' },
  'ca.help.obsi': { does: 'Mira gratis las quejas sobre bancos.' },
  'ca.help.ccts': { does: 'Mira gratis las quejas sobre teléfono, internet y televisión.' },
  'ca.help.gio': { does: 'Mira gratis las quejas sobre seguros de hogar, auto y negocio.' },
  'ca.help.olhi': { does: 'Mira gratis las quejas sobre seguros de vida y salud.' },
  'ca.help.csj': { does: 'Ayuda legal (aide juridique) en Quebec.' },
  'ca.help.fcac': { does: 'Explica sus derechos con los bancos y recibe quejas sobre ellos.' },
  'ca.help.osb': {
    does: 'Tiene la lista de todos los Licensed Insolvency Trustees y recibe quejas.',
  },
  'ca.help.labour': {
    does: 'Recibe quejas de trabajadores de bancos, aerolíneas, telefonía y otros lugares de trabajo federales.',
  },
  'ca.help.tal': { does: 'El tribunal de vivienda de Quebec.' },
  'ca.help.opc': { does: 'Ayuda a los consumidores en Quebec y vigila las agencias de cobro.' },
  'ca.help.cnesst': { does: 'Ayuda con sueldo, preaviso y despido en Quebec.' },
  'ca.help.cafc': { does: 'Recibe denuncias de estafas y fraudes.' },
  'ca.help.988': {
    does: 'Llame o escriba al 9-8-8 a cualquier hora, en inglés o francés, si todo se le hace demasiado.',
  },
  'ca.help.steps-to-justice': {
    does: 'Información sencilla sobre la ley de Ontario, paso a paso.',
  },
  'ca.help.pbo': { does: 'Una línea gratuita de consejo legal para personas en Ontario.' },
  'ca.help.trac': { does: 'Ayuda gratuita para inquilinos en Columbia Británica.' },
  'ca.help.acjp': { does: 'Información sencilla sobre la ley de Columbia Británica.' },
  'ca.help.cplea': { does: 'Información sencilla sobre la ley de Alberta.' },
  'ca.help.lao': { does: 'Ayuda legal gratuita para personas con pocos ingresos en Ontario.' },
  'ca.help.labc': {
    does: 'Ayuda legal gratuita para personas con pocos ingresos en Columbia Británica.',
  },
  'ca.help.laa': { does: 'Ayuda legal gratuita o barata en Alberta.' },
  'ca.help.ltb': { does: 'Decide entre arrendadores e inquilinos en Ontario.' },
  'ca.help.cpo': { does: 'Recibe quejas sobre empresas y agencias de cobro en Ontario.' },
  'ca.help.mol-on': { does: 'Ayuda con sueldo y preaviso en Ontario.' },
  'ca.help.rtb': { does: 'Decide entre arrendadores e inquilinos en Columbia Británica.' },
  'ca.help.cpbc': {
    does: 'Recibe quejas sobre agencias de cobro y contratos en Columbia Británica.',
  },
  'ca.help.rtdrs': { does: 'Decide entre arrendadores e inquilinos en Alberta.' },
}
