/** Questions on broken goods, wages, late rent and fraud (en español) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_ES: Words = {
  'ch.ask.guarantee': {
    says: 'Avise enseguida al vendedor por escrito. En una tienda tiene dos años desde la entrega. Puede pedir un precio menor, un cambio o su dinero, salvo que el contrato dé reparación.',
  },
  'ch.ask.unpaid-wages': {
    says: 'Escriba a la empresa y ponga un último día. Después vaya a la oficina de conciliación o pida una orden de pago. Hasta 30.000 francos ese juicio es gratis.',
  },
  'ch.ask.rent-late': {
    says: 'El casero debe darle antes 30 días por escrito y avisar de que el contrato acabará. Si paga en ese tiempo, conserva la casa. Después solo un tribunal puede echarle.',
  },
  'ch.ask.scam-paid': {
    says: 'Llame ya a su banco para parar o devolver el pago. Cambie sus contraseñas, guarde los mensajes y vaya a la policía.',
  },
  'ch.ask.bank-liable': {
    says: 'Bloquee la cuenta y avise enseguida a banco y policía. Un pago sin su orden es primero pérdida del banco. Sus condiciones suelen pasarla a usted si dio códigos o fue descuidado; no sirven a un banco gravemente descuidado. Reclame por escrito; después, el Ombudsman bancario, gratis.',
  },
}
