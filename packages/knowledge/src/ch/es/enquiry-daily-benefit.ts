/** Questions about a daily benefit insurance that stops paying: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_BENEFIT_ES: Words = {
  'ch.ask.daily-benefit-stopped': {
    says: 'Escriba que no está de acuerdo y pida el informe médico y la cláusula. Que su médico conteste punto por punto. Si debe cambiar de trabajo, el seguro casi siempre debe avisar y dar unos meses. Luego el tribunal, en casi todos los cantones el de seguros: gratis, sencillo, y el juez también averigua. Avise a la empresa e inscríbase en el RAV para lo que aún pueda hacer.',
  },
}
