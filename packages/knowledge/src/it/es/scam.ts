/** The Spanish words of Italy: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'it.scam.want': {
    says: 'Quieren su dinero o sus datos, rápido y antes de que piense.',
  },
  'it.scam.who': {
    says: 'Puede ser un delincuente que usa el nombre de un banco, Poste, INPS, la oficina de impuestos o la policía.',
  },
  'it.scam.rights': {
    says: 'No debe nada a un estafador. Los pagos que usted no permitió, el banco debe devolverlos en la mayoría de los casos.',
  },
  'it.scam.reality': {
    says: 'Las oficinas reales no piden tarjetas regalo, cripto ni códigos. Ninguna policía escribe por e-mail que usted está en juicio.',
  },
  'it.scam.nothing': {
    says: 'No pasa nada si no paga una petición falsa.',
  },
  'it.scam.right-refund': {
    says: 'Si no permitió un pago, el banco debe devolverlo antes del fin del siguiente día hábil, salvo que sospeche un fraude suyo.',
  },
  'it.scam.right-fifty': {
    says: 'Si le robaron o perdió la tarjeta, usted soporta 50 € como máximo, salvo descuido grave.',
  },
  'it.scam.right-report': {
    says: 'El fraude es un delito. Puede denunciarlo gratis a la Polizia Postale o a los Carabinieri, normalmente en tres meses.',
  },
  'it.scam.step-stop': {
    says: 'No pague, no haga clic, no llame al número ni envíe datos.',
  },
  'it.scam.step-check': {
    says: 'Pregunte a la oficina o banco real en un número que encuentre usted.',
  },
  'it.scam.step-bank': {
    says: '¿Pagó o dio datos? Llame ya a su banco, bloquee la tarjeta y cambie las contraseñas. Reclámelo por escrito.',
  },
  'it.scam.step-police': {
    says: 'Denúncielo en la Polizia Postale, también por internet, y guarde los mensajes.',
  },
  'it.scam.step-abf': {
    says: 'Si el banco no devuelve el dinero, reclame por escrito. Tras 60 días vaya al árbitro bancario (ABF) por 20 €.',
  },
  'it.scam.option-ignore': {
    title: 'No pagar',
    says: 'Guárdelo como prueba y no haga nada de lo que pide.',
    cost: 'Nada.',
    time: 'Ningún tiempo.',
    risk: 'Ninguno, una vez comprobado con la oficina real.',
    bestFor: 'No pagó ni dio datos.',
  },
  'it.scam.option-report': {
    title: 'Denunciarlo',
    says: 'Avise a la Polizia Postale y a su banco.',
    cost: 'Nada.',
    time: 'Una hora.',
    risk: 'Ninguno.',
    bestFor: 'Pagó o dio datos.',
  },
  'it.scam.option-help': {
    title: 'Preguntar a la policía por internet',
    says: 'La web commissariatodips.it contesta preguntas.',
    cost: 'Nada.',
    time: 'Unos minutos.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'it.scam.insight-hurry': {
    says: 'La prisa y el miedo son las herramientas de una estafa.',
    actionable: 'Espere una hora y pregunte a alguien de confianza.',
  },
  'it.scam.warning-codes': {
    says: 'Nunca dé a nadie un código de un SMS o aplicación, ni siquiera a «el banco».',
  },
  'it.scam.warning-invest': {
    says: 'Solo las empresas autorizadas pueden ofrecer inversiones en Italia. Mire las listas de la CONSOB. Quien pide un impuesto o tasa antes de pagarle las ganancias estafa.',
  },
  'it.scam.right-threat': {
    says: 'Amenazar a alguien por dinero es un delito (estorsione). Ningún tribunal ni policía trabaja por correo electrónico. No pague ni conteste, y denúncielo.',
  },
  'it.scam.right-fine': {
    says: 'Una multa de tráfico real se notifica por correo postal, en mano o por correo certificado (PEC) y da 60 días para pagar. Un correo o SMS normal con un enlace no notifica nada.',
  },
}
