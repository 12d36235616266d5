/** Questions about gyms, long services, phone contracts, tradespeople and fees for cancelling: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_ES: Words = {
  'jp.ask.step-buy': {
    says: 'Llame a la línea de consumo 188. Guarde el contrato, las facturas y todos los mensajes.',
  },
  'jp.ask.cancel-fee': {
    says: 'Lo que pase de la pérdida media de la empresa es nulo. Pida que lo explique. Llame al 188 antes de pagar.',
    dependsOn: 'el contrato y cuándo canceló',
  },
  'jp.ask.gym-ill': {
    says: 'Pida terminarlo por escrito con certificado médico. Un cargo mayor que la pérdida media de la empresa es nulo: pregunte el cálculo. Una cláusula que nunca le deja irse también puede ser nula. Muchos clubes dan una pausa. Llame al 188 antes de pagar.',
  },
  'jp.ask.long-service': {
    says: 'Vale por más de 50.000 yenes y más de un mes en belleza, dos meses en lo demás. Durante ocho días desde que recibió el papel puede anularlo gratis por carta o correo. Después aún puede parar cuando quiera. En belleza ya empezada paga como mucho 20.000 yenes o el 10 % del resto, lo menor.',
  },
  'jp.ask.phone-contract': {
    says: 'En ocho días desde el papel del contrato casi siempre puede anular sin penalización (初期契約解除 o 確認措置). La instalación puede cobrarse. En contratos desde julio de 2022, irse cuesta como mucho un mes. Lo que falta de un teléfono a plazos se debe. Llame al 188 si le engañaron.',
  },
}
