/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'ch.ask-need.roof': {
    says: 'Llame hoy a la oficina social (Sozialdienst, service social) del municipio donde está. La Constitución da a toda persona en apuros ayuda: techo, comida y cuidados (art. 12). ¿Está lejos de casa? El cantón donde está debe ayudar enseguida. ¿Cerrado? Pregunte a la policía dónde dormir hoy. Diga que hay niños. Si dicen no, pídalo por escrito (Verfügung).',
  },
  'ch.ask-need.food': {
    says: 'Vaya hoy a la oficina social de su municipio y diga que no tiene dinero para comer. La Constitución da a toda persona en apuros ayuda para vivir con dignidad (art. 12). Pida ya ayuda de urgencia (Nothilfe), en dinero o vales, aunque su solicitud siga abierta. Si dicen no, pídalo por escrito (Verfügung). Caritas, Tischlein deck dich y las iglesias dan comida.',
  },
  'ch.ask-need.power-off': {
    says: 'Llame ya a la empresa eléctrica: diga que hay un bebé y pida un plan o un contador de prepago, para que la luz vuelva hoy. Llame también a la oficina social: puede ayudar enseguida, pues toda persona en apuros tiene derecho a ayuda (art. 12 de la Constitución). Muchas empresas son del municipio: pida una decisión escrita (Verfügung) y reclame.',
  },
  'ch.ask-need.lender': {
    says: 'En peligro llame ya al 117. Amenazarle por dinero es delito, y la usura (Wucher, usure) también. Denuncie a la policía con mensajes, nombres y pagos, y pida protección. Quien presta como negocio por encima del tipo legal casi nunca puede pedir intereses. No pida más dinero para pagarle ni se vea a solas con él. La ayuda a víctimas (Opferhilfe, LAVI) es gratis, día y noche: 142.',
  },
}
