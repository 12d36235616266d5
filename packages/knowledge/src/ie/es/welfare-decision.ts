/** The Spanish words of the rows in ../welfare-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DECISION_ES: Words = {
  'ie.welfare.deadline-appeal': {
    says: 'Tiene 60 días desde la decisión para apelar. Si necesita el dinero, hágalo antes.',
    action: 'Enviar la apelación a la Social Welfare Appeals Office',
    consequence: 'Una apelación tardía necesita un buen motivo.',
  },
  'ie.welfare.right-review': {
    says: 'Puede pedir que lo revisen con pruebas nuevas y aun así apelar a tiempo.',
  },
  'ie.welfare.right-hearing': {
    says: 'Lo mira otra persona. Puede pedir que le oigan en persona, y es gratis.',
  },
  'ie.welfare.right-meantime': {
    says: 'Si no tiene dinero mientras espera, pida en Intreo la Supplementary Welfare Allowance.',
  },
  'ie.welfare.step-reason': {
    says: 'Busque el motivo en la carta. Pida a su médico u otra persona un papel que lo responda.',
  },
  'ie.welfare.option-appeal': {
    title: 'Apelar la decisión',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Bajo.',
    bestFor: 'Cree que se leyeron mal los hechos o las reglas.',
    says: 'Escriba por qué está mal y añada sus papeles. Citizens Information ayuda gratis.',
  },
  'ie.welfare.reality-review': {
    says: 'Una revisión es rutina. No es una acusación y el pago sigue por ahora.',
  },
  'ie.welfare.step-form': {
    says: 'Rellene el formulario con verdad y envíelo a tiempo. Guarde copia y prueba.',
  },
  'ie.welfare.right-time': {
    says: 'Si necesita más tiempo, pídalo antes del último día y diga por qué.',
  },
  'ie.welfare.right-after': {
    says: 'Si luego recortan el pago, recibe una decisión escrita y 60 días para apelar.',
  },
}
