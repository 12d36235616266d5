/** What to do about a bailiff letter in England or Wales, step by step: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_STEPS_ES: Words = {
  'gb.bailiff.step-offer-early': {
    says: 'Escriba a la empresa antes de la fecha del aviso. Ofrezca una cantidad semanal o mensual que pueda mantener.',
  },
  'gb.bailiff.step-offer-late': {
    says: 'Llame hoy a la empresa y luego escriba. El plazo del aviso ha terminado. Ofrezca una cantidad semanal o mensual que pueda mantener.',
  },
  'gb.bailiff.step-offer': {
    says: 'Escriba ya a la empresa. Ofrezca una cantidad semanal o mensual que pueda mantener.',
  },
  'gb.bailiff.step-not-my-debt': {
    says: 'Si la deuda es de otra persona, envíe a la empresa prueba de quién vive ahí, como un contrato de alquiler o una factura. Pida que paren.',
  },
  'gb.bailiff.step-ask-breakdown': {
    says: 'Pida una lista de la deuda, cada tasa y cada pago, con fechas. Compárela con las tasas fijas.',
  },
  'gb.bailiff.step-check-register': {
    says: 'Compruebe al agente de embargo (bailiff) en el registro público. Llame al ayuntamiento (council) o al juzgado a un número que busque usted.',
  },
  'gb.bailiff.step-closed-door': {
    says: 'No deje entrar a un agente de embargo (bailiff). Cierre con llave y hable a través de la puerta o por teléfono. Dígalo a todos en casa.',
  },
  'gb.bailiff.step-keep-agreement': {
    says: 'Mantenga los pagos de su acuerdo. Si no puede, llame a la empresa antes de fallar uno y pida cambiarlo.',
  },
  'gb.bailiff.step-advice': {
    says: 'Llame a National Debtline al 0808 808 4000. Es gratis, y sus asesores tratan con agentes de embargo (bailiffs) cada día.',
  },
  'gb.bailiff.step-breathing-space': {
    says: 'Pregunte a un asesor de deudas por la pausa legal (breathing space). Puede parar la acción de los agentes de embargo (bailiffs) durante 60 días.',
  },
  'gb.bailiff.step-vulnerable': {
    says: '¿Hay en casa alguien enfermo, con discapacidad, embarazada, mayor o muy pequeño? Dígalo a la empresa por escrito. Pida que detengan la acción.',
  },
  'gb.bailiff.step-never-knew-pcn': {
    says: 'Si nunca recibió los avisos anteriores, pida al Traffic Enforcement Centre los formularios TE7 y TE9. Con ellos puede declarar fuera de plazo.',
  },
  'gb.bailiff.step-check-order': {
    says: 'Si cree que la cantidad está mal, pida al ayuntamiento (council) la fecha y la cantidad de cada liability order. Es la orden judicial en que se basa.',
  },
  'gb.bailiff.step-goods-of-others': {
    says: '¿Anotaron o se llevaron cosas que no son suyas? El dueño debería escribir a la empresa en un plazo de 7 días y enviar pruebas.',
  },
  'gb.bailiff.step-council-back': {
    says: 'Pida al ayuntamiento (council) que recupere la deuda y acuerde un plan con usted. Hable de enfermedad, hijos o ingresos bajos.',
  },
  'gb.bailiff.step-budget': {
    says: 'Haga un presupuesto corto y envíelo con su oferta. Empiece a pagar lo que ofreció y guarde los recibos.',
  },
  'gb.bailiff.step-reduction': {
    says: 'Si tiene ingresos bajos, pregunte al ayuntamiento (council) por la reducción del council tax y la ayuda por dificultades. Puede bajar la propia factura.',
  },
  'gb.bailiff.step-records': {
    says: 'Guarde cada carta y anote cada llamada: el día, el nombre y lo que se dijo. Puede grabar una visita desde dentro de su casa.',
  },
}
