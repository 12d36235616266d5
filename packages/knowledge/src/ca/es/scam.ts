/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'ca.scam.want': { says: 'Le meten prisa para que no piense.' },
  'ca.scam.reality': {
    says: 'Ninguna policía, tribunal u oficina de impuestos de Canadá pide tarjetas de regalo o criptomonedas. Nadie viene a arrestarle.',
  },
  'ca.scam.who': {
    says: 'Son delincuentes que usan un nombre conocido. La oficina real no lo envió.',
  },
  'ca.scam.rights': { says: 'No debe nada a quien le engaña. Puede denunciarlo gratis.' },
  'ca.scam.know': {
    says: 'El fisco nunca pide que pague con tarjeta de regalo, criptomonedas o transferencia electrónica (e-transfer).',
  },
  'ca.scam.right-bank': {
    says: 'Si salió dinero de su tarjeta o cuenta sin su permiso, avise enseguida a su banco y pida que lo devuelva.',
  },
  'ca.scam.right-report': {
    says: 'Puede denunciarlo al Canadian Anti-Fraud Centre en el 1-888-495-8501 y a su policía.',
  },
  'ca.scam.right-complain': {
    says: 'Si su banco dice que no, puede quejarse y luego ir gratis a OBSI.',
  },
  'ca.scam.step-stop': {
    says: 'Pare. No haga clic, no llame y no envíe nada. No use el número del mensaje.',
  },
  'ca.scam.step-bank': {
    says: 'Si envió dinero o dio datos de su tarjeta, llame ya a su banco al número de su tarjeta.',
  },
  'ca.scam.step-report': { says: 'Denúncielo al Canadian Anti-Fraud Centre y a su policía local.' },
  'ca.scam.step-credit': {
    says: 'Si dio su número de seguro social (SIN), pida a Equifax y TransUnion una alerta de fraude (fraud alert) en su expediente.',
  },
  'ca.scam.opt-ignore': {
    says: 'Bórrelo, o guarde una copia para la denuncia.',
    title: 'No contestar',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'No envió nada.',
  },
  'ca.scam.opt-report': {
    says: 'Avise a su banco, a la policía y al Canadian Anti-Fraud Centre.',
    title: 'Denunciarlo',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'Envió dinero o datos.',
  },
  'ca.scam.warn-second': {
    says: 'Alguien puede llamar y ofrecer recuperar su dinero a cambio de un pago. Es una segunda estafa.',
  },
  'ca.scam.right-crime': {
    says: 'El fraude y el robo de identidad son delitos. Denúncielos a la policía y al Canadian Anti-Fraud Centre en el 1-888-495-8501.',
  },
  'ca.scam.right-prize': {
    says: 'Es delito decirle que ganó un premio y luego pedir dinero. También se prohíben las afirmaciones falsas en el comercio.',
  },
  'ca.scam.right-spam': {
    says: 'Los correos y mensajes que venden sin su permiso violan la ley. Envíelos a spam@fightspam.gc.ca.',
  },
  'ca.scam.right-card': {
    says: 'Si alguien usó su tarjeta de crédito sin su permiso, debe como mucho $50, salvo que usted fuera muy descuidado.',
  },
  'ca.scam.right-cut-off': {
    says: 'Una compañía real de luz o gas debe avisarle antes de un corte, no una hora antes. No acepta Bitcoin ni tarjetas regalo. Llame al número de su factura.',
  },
  'ca.scam.right-cra': {
    says: 'La CRA paga una devolución por depósito directo o cheque, nunca por e-Transfer ni enlace. Abra usted CRA My Account y mire allí.',
  },
}
