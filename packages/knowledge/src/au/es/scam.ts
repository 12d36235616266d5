/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'au.scam.want': { says: 'Le meten prisa para que no piense.' },
  'au.scam.reality': {
    says: 'Ninguna oficina en Australia pide tarjetas regalo ni criptomonedas. Nadie viene a detenerle.',
  },
  'au.scam.who': {
    says: 'Son delincuentes que usan un nombre conocido. La oficina real no lo envió.',
  },
  'au.scam.rights': { says: 'No debe nada a quien le engaña. Puede pedir ayuda a su banco.' },
  'au.scam.know': {
    says: 'El ATO, myGov y los bancos no envían enlaces para entrar por mensaje de texto.',
  },
  'au.scam.right-bank': {
    says: 'Si salió dinero de su cuenta, dígalo enseguida a su banco. Si dice que no, puede ir gratis a la AFCA.',
  },
  'au.scam.right-report': {
    says: 'Puede avisar a Scamwatch y, por un delito en línea, a ReportCyber.',
  },
  'au.scam.step-stop': {
    says: 'Pare. No haga clic, no llame ni envíe nada. No use el número del mensaje.',
  },
  'au.scam.step-bank': {
    says: 'Si envió dinero o datos de su tarjeta, llame ahora a su banco al número de su tarjeta.',
  },
  'au.scam.step-idcare': {
    says: 'Si dio sus papeles de identidad, llame a IDCARE al 1800 595 160. Es gratis.',
  },
  'au.scam.step-report': { says: 'Avise a Scamwatch, para que otros estén avisados.' },
  'au.scam.opt-ignore': {
    says: 'Bórrelo, o guarde una copia para el aviso.',
    title: 'No responder',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'No envió nada.',
  },
  'au.scam.opt-report': {
    says: 'Avise a su banco, a IDCARE y a Scamwatch.',
    title: 'Buscar ayuda y avisar',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'Envió dinero o datos.',
  },
  'au.scam.warn-second': {
    says: 'Alguien puede ofrecerle recuperar su dinero por un pago. Eso es una segunda estafa.',
  },
  'au.scam.right-crime': {
    says: 'El fraude y el uso de su identidad por otros son delitos. Avise en cyber.gov.au o a la policía.',
  },
  'au.scam.right-invoice': {
    says: 'No tiene que pagar productos, servicios o entradas en una lista que nunca pidió.',
  },
  'au.scam.know-framework': {
    says: 'Una ley nueva obliga a bancos, empresas de teléfono y plataformas a actuar contra las estafas. Sus deberes valen para ellos desde el 31 de marzo de 2027. Hasta entonces pida ayuda a su banco, y luego a la AFCA.',
  },
  'au.scam.right-spam': {
    says: 'Las empresas necesitan su permiso para enviar publicidad y deben dejar que la pare. Avise a la ACMA de los mensajes y correos basura.',
  },
}
