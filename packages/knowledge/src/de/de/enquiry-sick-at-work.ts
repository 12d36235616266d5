/** Questions about what a boss may ask about an illness: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_AT_WORK_DE: Words = {
  'de.ask-job.reason-for-illness': {
    says: 'Nein. Sie sagen sofort nur, dass Sie krank sind und wie lange voraussichtlich. Ab dem vierten Tag muss ein Arzt es bestätigen, auf Wunsch des Chefs früher; die Firma ruft es online ab (eAU). Die Krankheit selbst ist privat, bis auf wenige Ausnahmen wie meldepflichtige Infektionen.',
  },
}
