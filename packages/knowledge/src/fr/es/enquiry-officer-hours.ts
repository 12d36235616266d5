/** Questions about the days and hours at which an enforcement officer may come: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICER_HOURS_ES: Words = {
  'fr.ask-debt.officer-hours': {
    says: 'El sábado sí: cuenta como día laborable. Domingos y festivos solo con permiso de un juez. En una vivienda ningún embargo puede empezar antes de las 6 ni después de las 21. Vale igual para entregar papeles. Alguien de una empresa de cobro no es agente y nunca puede entrar. ¿Ocurrió a otra hora? Anote día y hora, y dígalo al juez de ejecución (juge de l’exécution).',
    dependsOn: 'el día y la hora',
  },
}
