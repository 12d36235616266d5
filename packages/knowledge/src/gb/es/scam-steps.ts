/** What to do about a scam: stop, check, report, and tell the bank. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_ES: Words = {
  'gb.scam.step-stop': {
    says: 'Deténgase. No responda, no pulse enlaces, no llame al número del mensaje y no pague.',
  },
  'gb.scam.step-bank': {
    says: 'Si pagó o dio datos bancarios, llame ya a su banco. Marque el 159 o el número de su tarjeta. Pida que paren el pago.',
  },
  'gb.scam.step-check': {
    says: 'Pregunte a la empresa real. Busque usted su número, en una factura, una tarjeta o su propia web. Pregunte si le escribió.',
  },
  'gb.scam.step-report': {
    says: 'Denúncielo. Envíe los correos a report@phishing.gov.uk y los SMS al 7726. Si perdió dinero, use reportfraud.police.uk o llame al 0300 123 2040.',
  },
  'gb.scam.step-report-scotland': {
    says: 'Denúncielo. Envíe los correos a report@phishing.gov.uk y los SMS al 7726. Si perdió dinero, llame a Police Scotland al 101.',
  },
  'gb.scam.step-passwords': {
    says: 'Si dio una contraseña, cámbiela ya. Cámbiela en todas las webs donde la usó. Empiece por su correo.',
  },
  'gb.scam.step-keep': {
    says: 'Guarde el mensaje y el sobre. Anote fechas, nombres, números y lo que pagó. Su banco y la policía se lo preguntarán.',
  },
  'gb.scam.step-hmrc': {
    says: '¿El mensaje dice venir de la oficina de impuestos (HMRC)? Mire su propia cuenta en GOV.UK. No use el enlace.',
  },
  'gb.scam.step-claim-bank': {
    says: 'Si hizo una transferencia, pida a su banco que se la devuelva como víctima de una estafa. Diga que es un «APP scam claim». Hágalo en un plazo de 13 meses.',
  },
  'gb.scam.step-claim-card': {
    says: 'Si pagó con tarjeta, pida a la empresa de la tarjeta una devolución del cargo (chargeback). Con tarjeta de crédito, por un artículo de más de £100, diga también «section 75».',
  },
}
