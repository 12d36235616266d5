/** La cancelación de un seguro: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_ES: Words = {
  'gb.policy-end.still-on': {
    says: 'Hasta el día de la carta está asegurado. Si paga o acuerda un plan antes, el seguro suele seguir.',
  },
  'gb.policy-end.step-call': {
    says: 'Llame hoy a la aseguradora. Pregunte qué mantendría el seguro y pida la respuesta por escrito.',
  },
  'gb.policy-end.step-new': {
    says: 'Si termina, contrate otro seguro que empiece el mismo día, sin huecos.',
  },
  'gb.policy-end.step-car': {
    says: 'No conduzca tras el fin hasta tener otro seguro. Si no lo usa, declare que no circula (SORN).',
  },
  'gb.policy-end.right-notice': {
    says: 'Deben avisarle por escrito con tiempo, según la póliza: a menudo 7 o 14 días. Menos puede ser abusivo, salvo mentira o abuso.',
  },
  'gb.policy-end.right-credit': {
    says: 'Si paga al mes con un crédito, antes de acabarlo debe llegar un aviso (default notice) con al menos 14 días.',
  },
  'gb.policy-end.right-help': {
    says: 'Diga si le falta dinero o está enfermo. Deben actuar en su interés y pueden aceptar pagos menores o más tarde.',
  },
  'gb.policy-end.right-refund': {
    says: 'Pida el dinero de los días sin cobertura. Sin siniestro, solo pueden quedarse costes justos.',
  },
  'gb.policy-end.right-ombudsman': {
    says: 'Quéjese a la aseguradora. Tras ocho semanas o su respuesta final, el Financial Ombudsman es gratis durante seis meses.',
  },
  'gb.policy-end.insight-record': {
    says: 'Otras aseguradoras preguntan si alguna vez le cancelaron. Un «sí» sincero suele encarecerlo.',
    actionable: 'Pregunte si puede cancelarlo usted antes. Conteste siempre la verdad.',
  },
  'gb.policy-end.warning-driving': {
    says: 'Conducir sin seguro puede costar £300 y seis puntos, y pueden llevarse el vehículo. Tenerlo sin seguro ni SORN, £100.',
  },
  'gb.policy-end.option-plan': {
    says: 'Diga qué puede pagar y cuándo. Pida por escrito que el seguro sigue.',
    title: 'Pagar lo que falta o acordar un plan',
    cost: 'La cuota, a veces un cargo.',
    time: 'Una llamada antes de ese día.',
    risk: 'Pueden negarse. Tenga otro seguro listo.',
    bestFor: 'Quiere conservar este seguro.',
  },
  'gb.policy-end.option-complain': {
    says: 'Diga que es una queja. Pida la cláusula, los avisos enviados y borrar la anotación.',
    title: 'Quejarse de un fin injusto',
    cost: 'Nada.',
    time: 'Hasta ocho semanas.',
    risk: 'La queja no mantiene el seguro.',
    bestFor: 'No hubo aviso, o el motivo es falso.',
  },
}
