/** Cargo por aparcar, impuestos locales, seguro médico, pensión, NHK, agua, sueldos de una quiebra: las filas de Japón en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'jp.road.left-car': {
    says: 'La policía pide al dueño del coche un cargo por aparcar (放置違反金), porque el conductor no pagó la multa. No quita puntos.',
  },
  'jp.road.right-explain': {
    says: 'Antes de la orden puede enviar una explicación escrita (弁明書) hasta la fecha de la carta. Diga si el coche se vendió o fue robado.',
  },
  'jp.road.who': {
    says: 'Viene de la comisión de seguridad pública de la policía (公安委員会).',
  },
  'jp.road.reality': {
    says: 'Tras una orden es una suma que hay que pagar. No es delito ni deja antecedentes.',
  },
  'jp.road.option-pay': {
    says: 'Pague en un banco o correo antes de la fecha.',
    title: 'Pagar el cargo',
    cost: 'El cargo.',
    time: 'En la fecha de la carta.',
    risk: 'Ninguno.',
    bestFor: 'El coche estaba allí y era suyo.',
  },
  'jp.road.option-explain': {
    says: 'Escriba por qué no le toca a usted (弁明書), con pruebas.',
    title: 'Enviar una explicación',
    cost: 'Un sello.',
    time: 'En la fecha de la carta.',
    risk: 'Pueden no aceptarla.',
    bestFor: 'El coche se vendió, fue robado o no estaba.',
  },
  'jp.road.step-inspection': {
    says: 'No lo deje. Sin pago el coche puede no pasar la inspección (車検), y la policía puede embargar dinero.',
  },
  'jp.tax.right-town-wait': {
    says: 'Tras enfermedad, desastre, pérdida de trabajo o cierre del negocio puede pedir al municipio esperar o pagar a plazos (徴収の猶予).',
  },
  'jp.tax.right-health': {
    says: 'Si bajaron sus ingresos, pida al municipio una cuota menor (減免). Pídalo antes de la fecha, con pruebas.',
  },
  'jp.tax.right-pension': {
    says: 'Con ingresos bajos o tras perder el trabajo puede pedir no pagar la cuota de pensión (免除). Puede llegar hasta dos años atrás.',
  },
  'jp.nhk.contract': {
    says: 'Quien tiene un aparato que recibe NHK debe hacer un contrato. Sin ese aparato puede terminarlo.',
  },
  'jp.nhk.right-five': {
    says: 'Cada cuota de NHK es demasiado vieja a los cinco años, si no hubo juicio. Debe decirlo usted mismo, antes de pagar.',
  },
  'jp.utility.right-water': {
    says: 'El servicio de agua solo puede cortar según sus reglas, si una factura sigue sin pagar. Llame antes de la fecha y pida plazos.',
  },
  'jp.work.right-unpaid': {
    says: 'Si la empresa quebró y le debe sueldos, el Estado paga una parte (立替払). Pregunte en la oficina de normas laborales.',
  },
  'jp.road.right-review': {
    says: 'Si la orden (納付命令) llega igual, puede pedir una revisión gratis (審査請求) en tres meses desde que lo supo.',
  },
  'jp.tax.right-pension-two-years': {
    says: 'Las cuotas de pensión prescriben a los dos años, salvo aviso formal (督促状). Pasada su fecha, la oficina puede embargar. Llame antes.',
  },
  'jp.nhk.want': {
    says: 'NHK pide su cuota de recepción. Es una reclamación por contrato, no un impuesto ni una multa.',
  },
  'jp.nhk.not-yet': {
    says: 'NHK no puede embargar sin tribunal. A menudo pide una orden de pago (支払督促); opóngase en dos semanas.',
  },
  'jp.nhk.step-check': {
    says: 'Mire desde cuándo tiene un aparato que recibe NHK y qué meses pasan de cinco años. No pague ni prometa nada antes.',
  },
  'jp.nhk.right-free': {
    says: 'Con ayuda social, ciertas discapacidades o como estudiante con poco ingreso puede no pagar o pagar la mitad. Pida a NHK el formulario (免除).',
  },
}
