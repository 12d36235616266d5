/** The Spanish words of the rows in ../health-plan-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLAN_APPEALS_ES: Words = {
  'us.insurance.rights-health': {
    says: 'Puede ver gratis su expediente, apelar dentro del plan y después hacer que decidan médicos de fuera.',
  },
  'us.insurance.asked-health': {
    says: 'Tiene 180 días para apelar dentro de un plan de salud y puede ver gratis su expediente. Después del último no, pueden decidir médicos de fuera.',
  },
  'us.insurance.deadline-appeal': {
    says: 'Tiene 180 días desde que recibe la decisión para apelar dentro del plan médico.',
    action: 'Enviar su apelación interna (internal appeal) al plan médico',
    consequence: 'Puede perder el derecho a apelar y a demandar.',
  },
  'us.insurance.deadline-external': {
    says: 'Después de la última negativa del plan, tiene cuatro meses para pedir una revisión externa (external review). Su resultado obliga al plan.',
    action: 'Pedir una revisión externa (external review) por médicos independientes',
    consequence: 'La decisión del plan se queda, salvo que vaya a la corte.',
  },
  'us.insurance.right-file': {
    says: 'Tiene derecho a la razón, a la regla que usaron y a una copia gratis de todo su expediente.',
  },
  'us.insurance.right-fresh': {
    says: 'Otra persona debe decidir su apelación, y en cuestiones médicas deben preguntar a un médico adecuado.',
  },
  'us.insurance.right-external': {
    says: 'En la mayoría de las decisiones médicas, médicos independientes pueden revisarla después de la última negativa del plan.',
  },
  'us.insurance.right-urgent': {
    says: 'Si esperar puede dañar su salud, pida una apelación rápida. Deben responder en un plazo de 72 horas.',
  },
  'us.insurance.right-surprise': {
    says: 'Por atención de emergencia no paga más que dentro de su red (network). Lo mismo vale para la mayoría de los médicos que no eligió en ese hospital.',
  },
  'us.insurance.option-external': {
    says: 'Médicos independientes revisan el caso. Si dicen que sí, el plan debe pagar.',
    title: 'Pedir una revisión externa (external review)',
    cost: 'Gratis, o como máximo $25',
    time: 'Cuatro meses para pedirla, más en algunos estados',
    risk: 'Ninguno. En la mayoría de los casos todavía puede demandar.',
    bestFor: 'El plan dijo que no otra vez por razones médicas.',
  },
}
