/** The Spanish words of Ireland: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'ie.scam.want': {
    says: 'Le meten prisa para que no piense.',
  },
  'ie.scam.reality': {
    says: 'Ninguna oficina de Irlanda pide tarjetas regalo ni criptomonedas. Nadie viene a detenerle.',
  },
  'ie.scam.who': {
    says: 'Son delincuentes que usan un nombre conocido. La oficina de verdad no lo envió.',
  },
  'ie.scam.rights': {
    says: 'Su banco debe devolver la mayoría de los pagos que usted no aprobó. Avísele enseguida.',
  },
  'ie.scam.right-refund': {
    says: 'Avise pronto al banco de cada pago que no aprobó. Después de 13 meses ya no tiene que devolverlo.',
  },
  'ie.scam.right-fspo': {
    says: 'Si el banco dice que no, puede ir gratis al Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.step-stop': {
    says: 'Pare. No pulse, llame ni envíe nada. No use el número del mensaje.',
  },
  'ie.scam.step-bank': {
    says: 'Si envió dinero o datos de la tarjeta, llame ahora a su banco al número de su tarjeta.',
  },
  'ie.scam.step-garda': {
    says: 'Denúncielo en la comisaría (garda station) de su zona.',
  },
  'ie.scam.step-password': {
    says: 'Cambie sus contraseñas si las escribió.',
  },
  'ie.scam.opt-ignore': {
    title: 'No contestar',
    says: 'Bórrelo, o guarde una copia para la policía (gardaí).',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'No envió nada.',
  },
  'ie.scam.opt-report': {
    title: 'Denunciarlo',
    says: 'Avise a su banco y a la policía (gardaí).',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'Envió dinero o datos.',
  },
  'ie.scam.warn-second': {
    says: 'Alguien puede ofrecerle recuperar su dinero a cambio de un pago. Es una segunda estafa.',
  },
  'ie.scam.right-crime': {
    says: 'Sacarle dinero con un mensaje falso es un delito. Denúncielo en cualquier comisaría de la Garda.',
  },
  'ie.scam.right-payment-law': {
    says: 'Si salió dinero sin su permiso, el banco casi siempre debe devolverlo al día hábil siguiente.',
  },
  'ie.ask-bank.right-refund': {
    says: 'Si salió dinero de su cuenta sin su aprobación, el banco casi siempre debe devolverlo. Avísele rápido, y dentro de 13 meses.',
  },
  'ie.ask-bank.right-fspo': {
    says: 'Si el banco dice que no, puede ir gratis al Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.right-pps': {
    says: 'Solo un organismo público o quien la ley permite puede usar su número PPS o su tarjeta. Pedirlos sin derecho es delito. Si lo dio, avise al Department of Social Protection.',
  },
}
