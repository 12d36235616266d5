/** The Spanish words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_ES: Words = {
  'de.health-fund.deadline': {
    says: 'Contra un seguro público de salud o dependencia tiene un mes desde que le llegó.',
    service: 'una decisión se considera recibida el cuarto día tras el envío',
    action: 'Enviar su oposición (Widerspruch) a la caja',
    consequence: 'La decisión será firme.',
  },
  'de.health-fund.want': {
    says: 'Un seguro público dice que no o termina una prestación. Puede oponerse gratis.',
  },
  'de.health-fund.step-object': {
    says: 'Escriba dentro del mes: «Me opongo». Pida el informe médico y envíe una nota de su médico.',
  },
  'de.health-fund.right-court': {
    says: 'Oponerse es gratis. Tras un no, puede ir gratis al tribunal social en un mes.',
  },
  'de.health-fund.option-object': {
    says: 'Opóngase por escrito. Motivos y nota médica pueden seguir.',
    title: 'Oponerse gratis',
    cost: 'Gratis.',
    time: 'En un mes.',
    risk: 'Ninguno.',
    bestFor: 'Usted o su médico no están de acuerdo.',
  },
  'de.health-fund.right-three-weeks': {
    says: 'Deben decidir en tres semanas, o cinco con informe médico. Si callan, se da por aprobado.',
  },
  'de.health-fund.right-sick-pay': {
    says: 'La baja se paga hasta 78 semanas en tres años por la misma enfermedad. El nuevo parte debe hacerse a más tardar el día laborable tras acabar el anterior.',
  },
  'de.health-fund.right-late-note': {
    says: 'Si su empleo terminó y el parte llegó tarde pero en un mes, conserva el derecho. Solo no se pagan los días intermedios.',
  },
  'de.health-fund.right-arrears': {
    says: 'Con dos meses de atraso solo se paga lo urgente, dolor, embarazo y prevención. Con un plan de pagos cumplido vuelve la cobertura completa.',
  },
  'de.health-fund.arrears-want': {
    says: 'Su seguro de salud dice que hay cuotas sin pagar.',
  },
  'de.health-fund.arrears-reality': {
    says: 'Un seguro público puede ejecutar su decisión sin juez, casi siempre por la aduana (Hauptzollamt). Actúe antes.',
  },
  'de.health-fund.arrears-step': {
    says: 'Llame ya a la caja y pida plazos. Si calcularon sus ingresos a ojo, envíe pruebas.',
  },
  'de.health-fund.right-rides': {
    says: 'La caja paga los viajes al médico en casos fijos. Uno es el grado de cuidado 4 o 5, o 3 si no puede moverse bien por largo tiempo. Otros son un carné con aG, Bl o H, y tratamientos frecuentes como la diálisis. Un caso parecido también cuenta. Pida al médico que escriba por qué.',
  },
}
