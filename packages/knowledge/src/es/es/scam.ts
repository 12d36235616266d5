/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'es.scam.want': { says: 'Quieren su dinero o sus datos, deprisa y sin que piense.' },
  'es.scam.who': {
    says: 'Puede ser un delincuente que usa el nombre de un banco, Correos, Hacienda, la DGT o la policía.',
  },
  'es.scam.rights': {
    says: 'No debe nada a un estafador. Si no autorizó el pago, su banco debe en general devolvérselo.',
  },
  'es.scam.reality': {
    says: 'Las oficinas de verdad no piden tarjetas regalo, criptomonedas ni códigos por mensaje.',
  },
  'es.scam.nothing': {
    says: 'No pasa nada si no paga una reclamación falsa. Ni jueces ni policía envían enlaces de pago.',
  },
  'es.scam.right-refund': {
    says: 'Si no autorizó un pago, el banco debe devolverlo como tarde al final del día hábil siguiente, salvo sospecha de fraude suyo.',
  },
  'es.scam.right-fifty': {
    says: 'Si le robaron o perdió la tarjeta, usted paga 50 € como mucho, salvo negligencia grave.',
  },
  'es.scam.right-report': {
    says: 'La estafa es un delito. Puede denunciarla gratis en la Policía o la Guardia Civil.',
  },
  'es.scam.step-stop': { says: 'No pague, no pulse enlaces, no llame al número ni envíe datos.' },
  'es.scam.step-check': {
    says: 'Pregunte a la oficina o banco real en un teléfono que busque usted. O llame gratis al 017 (INCIBE).',
  },
  'es.scam.step-bank': {
    says: '¿Pagó o dio datos? Llame ya a su banco, bloquee la tarjeta y cambie las claves.',
  },
  'es.scam.step-police': {
    says: 'Denuncie en la policía y guarde los mensajes. El banco pedirá la denuncia.',
  },
  'es.scam.step-complain-bank': {
    says: 'Si el banco no devuelve el dinero, reclame por escrito y después al Banco de España.',
  },
  'es.scam.option-ignore': {
    title: 'No pagar',
    says: 'Guárdelo como prueba y no haga lo que pide.',
    cost: 'Nada.',
    time: 'Ningún tiempo.',
    risk: 'Ninguno, si lo comprobó con la oficina real.',
    bestFor: 'No pagó ni dio datos.',
  },
  'es.scam.option-report': {
    title: 'Denunciar',
    says: 'Avise a la policía, a su banco y a INCIBE (017).',
    cost: 'Nada.',
    time: 'Una hora.',
    risk: 'Ninguno.',
    bestFor: 'Pagó, dio datos o quiere avisar a otros.',
  },
  'es.scam.option-help': {
    title: 'Llamar al 017',
    says: 'INCIBE ayuda gratis, todos los días.',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'es.scam.insight-hurry': {
    says: 'La prisa y el miedo son las armas de una estafa.',
    actionable: 'Espere una hora y pregunte a alguien de confianza.',
  },
  'es.scam.warning-codes': {
    says: 'No dé a nadie un código recibido por mensaje. Con él pueden vaciar su cuenta.',
  },
  'es.scam.warning-invest': {
    says: 'Solo las empresas registradas pueden ofrecer inversiones en España. Mire las advertencias de la CNMV. Quien pide un impuesto antes de pagarle las ganancias estafa.',
  },
  'es.scam.right-threat': {
    says: 'Amenazar a alguien por dinero es un delito. Ningún juzgado ni policía trabaja por correo electrónico. No pague ni conteste, y denúncielo.',
  },
  'es.scam.step-family': {
    says: 'Llame a su hijo al número de siempre, o a otro familiar. No envíe nada antes de oír su voz.',
  },
  'es.scam.right-own-transfer': {
    says: 'Si hizo usted la transferencia, el banco no siempre debe devolverla. Llame enseguida: quizá aún pueda pararla o reclamarla.',
  },
}
