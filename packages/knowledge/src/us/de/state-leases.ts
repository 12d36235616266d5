/** The German words of the rows in ../state-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_LEASES_DE: Words = {
  ...stateWords('just-cause', {
    CO: 'können die meisten Mieter nach einem Jahr nur aus einem Grund hinausgesetzt werden, der im Gesetz steht. Manche Gründe brauchen 90 Tage',
    NY: 'können in New York City und einigen anderen Orten viele Mieter nur aus gutem Grund hinausgesetzt werden. Die Mitteilung muss sagen, ob das Gesetz für Sie gilt',
    OR: 'braucht ein Vermieter nach dem ersten Jahr einen Grund aus dem Gesetz, meist mit 90 Tagen und einer Monatsmiete',
    WA: 'darf ein Vermieter die meisten Mietverhältnisse nur aus einem Grund beenden, der im Gesetz steht, in einer schriftlichen Mitteilung',
  }),
  ...stateWords('month-notice', {
    AZ: 'braucht das Ende einer Miete von Monat zu Monat 30 Tage Ankündigung vor dem Miettag',
    VA: 'braucht das Ende einer Miete von Monat zu Monat 30 Tage Ankündigung vor dem Miettag',
    CA: 'braucht das Ende einer Miete von Monat zu Monat 30 Tage Ankündigung, oder 60 nach einem Jahr',
    FL: 'braucht das Ende einer Miete von Monat zu Monat 30 Tage Ankündigung vor dem Ende eines Monats',
    GA: 'muss ein Vermieter 60 Tage vorher Bescheid geben, um ein unbefristetes Mietverhältnis (tenancy at will) zu beenden',
    IL: 'braucht das Ende einer Miete von Monat zu Monat 30 Tage Ankündigung',
    OH: 'braucht das Ende einer Miete von Monat zu Monat 30 Tage Ankündigung',
    MA: 'braucht das Ende eines unbefristeten Mietverhältnisses (tenancy at will) 30 Tage Ankündigung oder einen Mietzeitraum, was länger ist',
    MI: 'braucht das Ende einer Miete von Monat zu Monat einen Monat Ankündigung',
    NY: 'muss ein Vermieter 30, 60 oder 90 Tage vorher Bescheid geben, je nachdem, wie lange Sie dort wohnen. Außerhalb der Stadt New York kündigen Sie selbst eine Miete von Monat zu Monat einen Monat vor dem Ende des Mietmonats',
    NC: 'braucht das Ende einer Miete von Monat zu Monat nur sieben Tage Ankündigung vor dem Ende des Monats. Für den Platz eines Mobilheims sind es 60',
    PA: 'braucht das Ende eines Mietvertrags von einem Jahr oder weniger 15 Tage Ankündigung, außer der Vertrag verzichtet darauf',
    TX: 'braucht das Ende einer Miete von Monat zu Monat mindestens einen Monat Ankündigung, außer der Vertrag sagt etwas anderes',
  }),
  ...stateWords('deposit-claim', {
    AZ: 'hat ein Vermieter 14 Geschäftstage, nachdem Sie ausgezogen sind und sie verlangt haben, um die Kaution mit einer Liste zurückzugeben',
    FL: 'hat ein Vermieter 15 Tage, um die Kaution zurückzugeben, oder 30 Tage, um eine Forderung daran zu schicken. Sie haben 15 Tage zum Widersprechen',
    IL: 'hat ein Vermieter mit fünf Wohnungen oder mehr 30 Tage, um aufzulisten, was er behält, und 45 Tage, um den Rest zurückzugeben',
  }),
  ...stateWords('entry', {
    ...sameCells(
      'AK IA NV OR OH',
      'muss ein Vermieter sich meist 24 Stunden vorher ankündigen, bevor er hineinkommt',
    ),
    ...sameCells(
      'AL AZ HI',
      'muss ein Vermieter sich meist zwei Tage vorher ankündigen, bevor er hineinkommt',
    ),
    NJ: 'muss ein Vermieter eines Hauses mit drei oder mehr Wohnungen sich meist einen Tag vorher ankündigen, bevor er hineinkommt',
    MA: 'darf ein Vermieter nur zum Prüfen, Reparieren oder Zeigen hineinkommen, wie es der Mietvertrag erlaubt',
    CA: 'muss ein Vermieter sich meist 24 Stunden vorher schriftlich ankündigen, bevor er hineinkommt',
    FL: 'muss ein Vermieter sich meist 24 Stunden vorher ankündigen, bevor er für Reparaturen hineinkommt',
    VA: 'muss ein Vermieter sich meist 72 Stunden vorher ankündigen, bevor er zur Instandhaltung hineinkommt',
    WA: 'muss ein Vermieter sich meist zwei Tage vorher schriftlich ankündigen, bevor er hineinkommt',
  }),
}
