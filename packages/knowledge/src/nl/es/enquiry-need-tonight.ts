/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'nl.ask-need.food': {
    says: 'Llame hoy al ayuntamiento (gemeente) y diga que no tiene dinero para comer. El ayuntamiento o el wijkteam puede mandarle enseguida al Voedselbank (banco de alimentos). Pida la ayuda social (bijstand) y diga que es urgente: entregue los papeles que pidan. Entonces un anticipo (voorschot) casi siempre debe llegar en cuatro semanas, o antes. Pida también bijzondere bijstand. Geldfit ayuda gratis: 0800 8115.',
  },
  'nl.ask-need.lender': {
    says: 'En peligro llame ya al 112. Amenazarle por dinero es delito (bedreiging, afpersing). Denuncie a la policía con mensajes, nombres y pagos, y pida protección. Quien presta como negocio necesita licencia. No pida más dinero para pagarle ni se vea a solas con él. El municipio ayuda gratis con las deudas (schuldhulp); Geldfit: 0800 8115. Víctimas: Slachtofferhulp.',
  },
}
