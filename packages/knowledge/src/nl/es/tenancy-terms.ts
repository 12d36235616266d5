/** Fianza, fallos, gastos de agencia y subida del alquiler, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_ES: Words = {
  'nl.deposit.right-back': {
    says: 'El casero debe devolver la fianza en 14 días desde el fin del contrato, o 30 si descuenta gastos. Debe mostrarlos por escrito.',
  },
  'nl.home.right-repair': {
    says: 'El casero debe reparar los fallos que usted comunicó. Si no, un juez o la Huurcommissie puede bajar el alquiler hasta entonces.',
  },
  'nl.home.right-agent-fee': {
    says: 'Un agente que trabaja para el casero no puede cobrarle por encontrar la vivienda. Puede pedir que se lo devuelvan.',
  },
  'nl.rise.right-registered': {
    says: 'En una vivienda regulada: si no se opuso y sigue pagando el alquiler viejo, el casero debe mandar un certificado en tres meses. Entonces puede ir a la Huurcommissie hasta cuatro meses tras la subida.',
  },
  'nl.deposit.right-no-report': {
    says: '¿No hay informe de entrada? Entonces se supone que devuelve la vivienda como la recibió. El desgaste normal no le cuesta nada.',
  },
  'nl.deposit.right-town': {
    says: 'Puede denunciar gratis a su municipio a un casero que incumple las reglas de la fianza. Puede multarlo.',
  },
  'nl.home.right-lower-rent': {
    says: 'En vivienda regulada, la Huurcommissie puede bajar la renta por fallos graves hasta repararlos. Antes escriba al casero y espere seis semanas.',
  },
  'nl.rise.right-cap-asked': {
    says: 'En 2026 el tope es del 4,4 % en el sector libre, 6,1 % en el medio, y 4,1 % en alquiler social desde el 1 de julio.',
  },
  'nl.rise.right-points-asked': {
    says: 'Cuente los puntos de su vivienda. Con pocos puntos la renta tiene un tope, diga lo que diga el contrato. La Huurcommissie puede bajarla.',
  },
}
