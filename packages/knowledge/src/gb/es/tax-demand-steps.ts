/** What to do about a tax bill or a penalty from HM Revenue and Customs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_STEPS_ES: Words = {
  'gb.tax.step-genuine': {
    says: 'Compruebe que es real. Mire en su propia cuenta de GOV.UK. No use un enlace de un SMS o correo.',
  },
  'gb.tax.step-call-today': {
    says: 'Llame a HMRC antes del último día y pida tiempo para pagar (Time to Pay), aunque también recurra. Tiene mucho poder para llevarse bienes, así que no espere.',
  },
  'gb.tax.step-check': {
    says: 'Revise el año y las cantidades. ¿Es una estimación porque no se envió la declaración? Si es así, envíela ya.',
  },
  'gb.tax.step-plan': {
    says: 'Si no puede pagar de una vez, llame o vaya a internet y pida tiempo para pagar (Time to Pay). Tenga su presupuesto a mano.',
  },
  'gb.tax.step-help': {
    says: 'Pida ayuda gratuita. La entidad TaxAid aconseja a personas con ingresos bajos.',
  },
  'gb.tax.step-appeal': {
    says: 'Si no está de acuerdo, recurra en un plazo de 30 días desde la fecha de la carta. Diga por qué y envíe pruebas.',
  },
  'gb.tax.step-file': {
    says: 'Envíe toda declaración que falte, aunque no pueda pagar. Eso para más sanciones.',
  },
  'gb.tax.step-breathing-space': {
    says: 'Si tiene varias deudas, pregunte a un asesor por la pausa (breathing space). También puede parar a HMRC 60 días.',
  },
  'gb.tax.step-late-return': {
    says: 'Envíe ya en línea la declaración atrasada, aunque no pueda pagar. Pasados tres meses, cada día puede costar £10 más, hasta £900.',
  },
  'gb.tax.right-withdraw-return': {
    says: 'Si no tenía que declarar, pida a HMRC que retire la petición en los dos años tras el fin de ese año fiscal. Entonces puede anular la multa. Si dice que no, envíela.',
  },
  'gb.tax.option-send-return': {
    title: 'Envíe la declaración ya',
    cost: 'Enviarla no cuesta nada.',
    time: 'Hoy, en línea.',
    risk: 'La multa queda, salvo que recurra y gane.',
    bestFor: 'Tenía que declarar y no lo ha hecho.',
    says: 'Así dejan de crecer las multas. Luego recurra si tuvo un buen motivo, o pague la multa.',
  },
  'gb.tax.want-return': {
    says: 'Quieren primero su declaración. Pague lo que ella muestre que debe.',
  },
  'gb.tax.right-notice-to-file': {
    says: 'Si HMRC pide una declaración, debe enviarla, aunque no deba impuestos. Un día de retraso cuesta £100.',
  },
  'gb.tax.option-return-on-time': {
    title: 'Envíe la declaración a tiempo',
    cost: 'Enviarla no cuesta nada.',
    time: 'Antes de la fecha para declarar en línea.',
    risk: 'Llegar tarde cuesta £100 enseguida, y más después.',
    bestFor: 'Tiene que enviar una.',
    says: 'Hágalo en línea. Si cree que no le toca, pida ya a HMRC que retire el aviso.',
  },
}
