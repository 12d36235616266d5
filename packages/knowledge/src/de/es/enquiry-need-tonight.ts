/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'de.ask-need.roof': {
    says: 'Su municipio debe darle un techo esta noche, al menos una cama en un albergue. Vaya ya al Ordnungsamt o al Sozialamt, con sus hijos. ¿Está cerrado? Pregunte a la policía quién da las camas de noche. Cuenta dónde está ahora. Si se niegan, pídalo por escrito. El Verwaltungsgericht (tribunal) puede ordenar una cama enseguida (Eilantrag).',
  },
  'de.ask-need.food': {
    says: 'Vaya hoy al Jobcenter (al Sozialamt si no puede trabajar) y diga que no tiene dinero para comer. Pida por escrito parte del dinero del mes próximo (hasta 100 €), un préstamo o un vale de comida (Lebensmittelgutschein). ¿Espera una decisión? Pida un anticipo (Vorschuss). Si se niegan, el Sozialgericht decide rápido y gratis. La Tafel da comida.',
  },
  'de.ask-need.lender': {
    says: 'En peligro llame ya al 110. Amenazarle por dinero es delito, y la usura (Wucher) también. Denuncie las dos cosas con mensajes, nombres y cantidades; la policía puede protegerle. Si hay usura, no debe intereses. No pida más dinero para pagarle ni se vea a solas con él. Weisser Ring ayuda gratis a las víctimas: 116 006.',
  },
}
