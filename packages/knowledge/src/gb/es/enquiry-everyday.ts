/** The Spanish words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_ES: Words = {
  'gb.scam.option-check': {
    says: 'No conteste. Denúncielo, bloquee al remitente y bórrelo cuando tenga una copia.',
    title: 'Denunciarlo y dejarlo',
    cost: 'Nada.',
    time: 'Cinco minutos.',
    risk: 'Ninguno, si ya lo comprobó con la empresa real.',
    bestFor: 'No ha pagado ni ha dado datos.',
  },
  'gb.ask-consumer.scam-paid': {
    says: 'Llame ya a su banco al 159 o al número de su tarjeta. En una transferencia en el Reino Unido desde el 7 de octubre de 2024 debe, en la mayoría de los casos, devolverle hasta £85,000. Después denuncie el fraude.',
  },
  'gb.ask-consumer.energy-cut-off': {
    says: 'Es un último paso, y raro. La empresa debe ofrecer antes un plan, y para entrar necesita su permiso o una orden (warrant). Llame hoy y hable de enfermedad, niños o edad avanzada.',
    dependsOn: 'quién vive con usted y si puede acordar un plan',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Sí, en la mayoría de los casos, hasta £85,000, por una transferencia en el Reino Unido desde el 7 de octubre de 2024. Llame ya a su banco al 159 o al número de su tarjeta. Después denuncie el fraude.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Reclame por escrito ante el banco. Debe mostrar que usted fue muy descuidado, y su salud o su estrés cuentan. Tras su respuesta final tiene seis meses para ir gratis al Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'No pulse, llame ni pague desde el mensaje. Busque usted la empresa real y pregunte. Envíe los SMS de estafa al 7726 y los correos a report@phishing.gov.uk.',
    dependsOn: 'si la empresa real lo confirma',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Antes deben ofrecerle un plan que pueda pagar. En algunas casas no pueden imponerlo, como con un niño menor de dos años. Para entrar necesitan su sí o una orden (warrant).',
    dependsOn: 'quién vive con usted y si puede pagar de otra forma',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Una empresa de energía no puede cobrarle energía usada hace más de 12 meses que no facturó, salvo que usted se lo impidiera. Pida que quite esa parte. Después de ocho semanas vaya al Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Una empresa de agua no puede cortar ni reducir el agua de su casa porque deba dinero. Pídale un plan o una tarifa menor.',
  },
  'gb.ask-consumer.flight': {
    says: 'Si se cancela puede elegir devolución u otro vuelo, y recibe comida y habitación mientras espera. Si es culpa de la aerolínea, hay compensación por un gran retraso, o si avisaron con menos de 14 días.',
    dependsOn: 'cuánto se retrasó, por qué y cuándo se lo dijeron',
  },
  'gb.ask-consumer.broadband': {
    says: 'Reclame antes ante la empresa y guarde la fecha. Después de seis semanas, o de una respuesta final, un servicio gratuito de conflictos puede decidir. Si el servicio es mucho peor de lo prometido, pida irse sin coste.',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Si la aerolínea cancela, usted elige: su dinero en un plazo de siete días, u otro vuelo lo antes posible.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Mientras espera recibe comida y bebida, y una habitación si debe pasar la noche.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Reclame a la aerolínea por escrito. Dé el número de vuelo y el retraso, y guarde cada recibo.',
  },
}
