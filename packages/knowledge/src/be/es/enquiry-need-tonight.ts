/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'be.ask-need.roof': {
    says: 'Vaya al CPAS (OCMW) del municipio donde está ahora: debe dar ayuda urgente a quien no tiene casa, aunque esté inscrito en otro. Bruselas: Samusocial 0800 99 340, gratis, día y noche. Valonia: 1718 en horas de oficina. Flandes: el CAW. ¿Cerrado? Pregunte a la policía por el albergue. Pida el no por escrito: el tribunal laboral es gratis y rápido.',
  },
  'be.ask-need.food': {
    says: 'Vaya hoy al CPAS (OCMW) de su municipio y diga que no tiene comida. Pida ayuda urgente: dinero, vales o un paquete, antes de la decisión completa. ¿Espera el revenu d’intégration (leefloon) u otra ayuda? Pida un anticipo. Debe darle un recibo y decidir en 30 días. Él y los bancos de alimentos saben dónde dan comida hoy. El tribunal laboral es gratis.',
  },
  'be.ask-need.power-off': {
    says: 'Llame ya al CPAS (OCMW) y a la empresa y diga que hay un bebé. En Bruselas solo un juez puede permitir el corte por impago, no se corta del 1 de octubre al 31 de marzo, y el CPAS puede hacer que vuelva. En Valonia también decide antes un juez. En Flandes decide una comisión (LAC), también la vuelta. Pida un plan y el fondo de energía. El defensor de la energía es gratis.',
  },
  'be.ask-need.lender': {
    says: 'En peligro llame ya al 112 o al 101. Amenazarle por dinero es delito. Denuncie a la policía con mensajes, nombres y pagos, y pida protección. Quien presta como negocio necesita permiso del Estado; si no lo tiene, avise también al SPF Économie. No pida más dinero para pagarle ni se vea a solas con él. El CPAS (OCMW) ayuda gratis con las deudas.',
  },
}
