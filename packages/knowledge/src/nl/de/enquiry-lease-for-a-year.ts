/** Questions about a lease for a fixed time signed since July 2024: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FOR_A_YEAR_DE: Words = {
  'nl.ask.lease-for-a-year': {
    says: 'Nein, meist nicht. Ein Mietvertrag seit dem 1. Juli 2024 endet nicht von selbst, auch wenn „befristet“ darin steht. Ausgenommen sind wenige Gruppen, etwa Studierende aus anderen Orten oder Menschen in dringender Not. Der Vermieter muss also mit gesetzlichem Grund kündigen, und ein Richter entscheidet. Schreiben Sie, dass Sie bleiben, behalten Sie die Schlüssel und zahlen Sie weiter. Rufen Sie das Juridisch Loket an. Für ältere Verträge gilt anderes.',
  },
}
