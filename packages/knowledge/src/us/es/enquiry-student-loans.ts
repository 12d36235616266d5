/** Questions about student loans that are late or can be forgiven: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_ES: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'El 16 de enero de 2026 se puso en pausa quitar sueldo y reembolsos por préstamos federales en mora (default). Compruebe si sigue así. Un prestamista privado debe demandarle primero.',
    dependsOn: 'si el préstamo es federal o privado',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'El plan SAVE terminó. ¿Estaba usted en él? Su administrador le escribe, y entonces tiene unos 90 días para elegir otro, o eligen por usted. Mire en StudentAid.gov los planes que todavía puede elegir. Desde julio de 2026 hay uno nuevo, el Repayment Assistance Plan.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Los préstamos federales pueden borrarse tras diez años de servicio público, por discapacidad duradera o si la escuela cerró. Pídalo gratis en studentaid.gov. Los privados casi nunca.',
    dependsOn: 'el tipo de préstamo y de trabajo',
  },
}
