/** Preguntas de suscripciones, cuotas, avales, policía y ayuda, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_ES: Words = {
  'jp.ask.subscription': {
    says: 'Guarde la pantalla del pedido y los correos. Cancele ya por la vía indicada y guarde prueba. Si la última pantalla le engañó, puede anular. Llame al 188.',
  },
  'jp.ask.credit-stop': {
    says: 'Escriba a la financiera que deja de pagar y por qué (支払停止の抗弁). Vale para pagos a plazos de más de dos meses, desde 40.000 yenes. Guarde pruebas y escriba también a la tienda. Llame al 188.',
  },
  'jp.ask.free-lawyer': {
    says: 'Llame a Houterasu (法テラス). Con pocos ingresos tiene tres consultas gratis por asunto y le adelantan los honorarios en cuotas pequeñas. Tras una detención pida el abogado de guardia (当番弁護士), gratis una vez.',
  },
  'jp.ask.paid-scammer': {
    says: 'Llame ya a su banco para bloquear la cuenta a la que pagó. Llame a la policía (#9110) y al 188. Si dio datos de la tarjeta, bloquéela. Lo que quede puede repartirse entre las víctimas.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Su familia no debe nada, pero un avalista debe pagar. Conserva lo básico y hasta 990.000 yenes en efectivo. Casa y coche caro suelen venderse. Pocos trabajos se cierran unos meses. Impuestos y pensión de hijos quedan.',
    dependsOn: 'lo que posee y quién avaló',
  },
  'jp.ask.divorce': {
    says: 'Si ambos están de acuerdo, presenten el papel en el municipio. Si no, empiece la mediación (調停) en el tribunal de familia. Arreglen por escrito hijos, pensión, casa y ahorros. Desde abril de 2026 ambos pueden tener la patria potestad. El reparto se pide durante cinco años.',
  },
  'jp.ask.cancel-fee': {
    says: 'Lo que pase de la pérdida media de la empresa es nulo. Pida que lo explique. Llame al 188 antes de pagar.',
    dependsOn: 'el contrato y cuándo canceló',
  },
  'jp.ask.nhk': {
    says: 'Sin aparato no necesita contrato y puede terminarlo. Lo de hace más de cinco años puede haber prescrito, pero dígalo antes de pagar.',
    dependsOn: 'si tiene un aparato que recibe NHK',
  },
  'jp.ask.pension': {
    says: 'Pida en el municipio la exención o la espera (免除・納付猶予). Llega hasta dos años y un mes atrás y guarda su derecho por invalidez. Si lo ignora, pueden embargar.',
  },
  'jp.ask.health-premium': {
    says: 'Vaya al ayuntamiento antes de la fecha. Pida la tarifa por bajos ingresos o desempleo, una rebaja (減免) o plazos. Lleve pruebas. Pregunte qué atención conserva.',
  },
  'jp.ask.illegal-lender': {
    says: 'Un préstamo a más del 109,5 % al año es nulo, y prestar sin licencia es delito. No pida más. Guarde los mensajes y vaya hoy a la policía (#9110) y a un abogado.',
  },
  'jp.ask.student-loan': {
    says: 'Llame a JASSO antes de atrasarse más. Pida cuotas menores (減額返還) o una espera (返還期限猶予) si gana poco, está enfermo o sin trabajo. Pueden pedir a un avalista: avísele pronto.',
  },
  'jp.ask.guarantor': {
    says: 'Un avalista solidario (連帯保証人) debe como el deudor. Pida el papel firmado y lo que queda. Sin escrito, o sin tope en un aval abierto, es nulo. Vea a un abogado antes de pagar.',
    dependsOn: 'lo que firmó',
  },
  'jp.ask.police': {
    says: 'No tiene que hablar contra su voluntad. Si no está detenido, puede negarse o irse. Puede llamar a un abogado siempre. Tras una detención, la primera visita del abogado de guardia (当番弁護士) es gratis. No firme nada falso.',
  },
  'jp.ask.stay': {
    says: 'Presente la solicitud antes del último día. Así puede quedarse hasta la respuesta, dos meses más como máximo. Si deja el trabajo, avise en 14 días. Si la niegan, pregunte el motivo y vea enseguida a un abogado.',
  },
  'jp.ask.welfare': {
    says: 'Puede pedir la ayuda social en su municipio, aunque tenga casa, trabajo o deudas. Deben tomar la solicitud y responder en 14 días, 30 como máximo. Contra un no tiene tres meses para una revisión.',
  },
}
