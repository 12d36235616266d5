/** The seizure of pay (saisie des rémunérations): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGE_SEIZURE_WORDS: Words = {
  'fr.officer.want-wage': {
    says: 'Quieren tomar cada mes una parte de su sueldo (saisie des rémunérations).',
  },
  'fr.officer.not-yet-wage': {
    says: 'No pueden tomar de su sueldo antes de que pase un mes desde el requerimiento de pago.',
  },
  'fr.officer.deadline-wage': {
    says: 'Tiene un mes desde el requerimiento para impugnar, pagar o acordar un plan. Impugnar a tiempo detiene el embargo.',
    action: 'Impugnar el embargo del sueldo, o acordar un plan',
    consequence: 'Después su empresa debe pagar una parte de su sueldo al agente.',
  },
  'fr.officer.right-pay': {
    says: 'Solo se puede tomar una parte de su sueldo, según una escala legal. Siempre conserva al menos la ayuda básica (RSA).',
  },
  'fr.officer.change-wages': {
    says: 'Desde el 1 de julio de 2025 un agente embarga el sueldo sin juez previo. Aún puede ir al juez.',
    was: 'Antes un juez debía permitirlo.',
    is: 'El agente actúa con el título, y usted tiene un mes para impugnar.',
  },
}
