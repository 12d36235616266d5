/** The German words of the rows in ../state-renewals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENEWALS_DE: Words = {
  ...stateWords('auto-renewal', {
    MA: 'braucht ein Vertrag, der sich selbst verlängert, klare Bedingungen, eine Erinnerung und eine einfache Kündigung',
    CA: 'muss eine Firma für einen Plan, der sich selbst verlängert, Ihr klares Ja holen und einen leichten Weg zum Kündigen geben',
    FL: 'braucht ein Dienstleistungsplan über 12 Monate, der sich selbst verlängert, 30 bis 60 Tage vorher eine Erinnerung',
    GA: 'braucht ein Dienstleistungsplan über 12 Monate, der sich selbst verlängert, 30 bis 60 Tage vorher eine Erinnerung',
    NJ: 'braucht ein Dienstleistungsplan über 12 Monate, der sich selbst verlängert, 30 bis 60 Tage vorher eine Erinnerung',
    IL: 'braucht ein Plan über 12 Monate, der sich selbst verlängert, klare Bedingungen und 30 bis 60 Tage vorher eine Erinnerung',
    NY: 'muss eine Firma die Bedingungen eines Plans zeigen, der sich selbst verlängert, Ihr Ja holen und Sie leicht kündigen lassen',
    NC: 'muss ein Plan, der sich selbst verlängert, klar gezeigt werden, mit dem Weg zum Kündigen. Lange brauchen eine Erinnerung',
    VA: 'muss eine Firma für einen Plan, der sich selbst verlängert, Ihr klares Ja holen und einen leichten Weg geben, online zu kündigen',
  }),
}
