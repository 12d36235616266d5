/** Questions about a tenant who leaves early for a new job or another grave reason: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_FOR_WORK_DE: Words = {
  'it.ask.leave-flat-job': {
    says: 'Ja. Eine Stelle in einer anderen Stadt, Stellenverlust, Krankheit oder eine ähnliche unvorhersehbare Änderung ist ein schwerer Grund. Schreiben Sie ihn in Einschreiben oder PEC: Frist sechs Monate, oder weniger nach Vertrag. Die Miete dieser Zeit ist fällig, auch wenn Sie früher gehen. Bitten Sie um Freistellung mit einem Nachmieter, schriftlich.',
  },
}
