/** Questions about a fee for a missed appointment: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_DE: Words = {
  'de.ask-buy.missed-appointment': {
    says: 'Sie schulden es nur, wenn die Zeit allein für Sie frei war, Ihnen das vorher klar war und niemand anders drankam. Sehen Sie nach, was Sie unterschrieben haben. In einer Praxis mit Wartezimmer ist meist nichts zu zahlen. Waren Sie plötzlich krank und konnten nicht kommen, schulden Sie nichts. Erspartes ist abzuziehen. Fragen Sie schriftlich nach Grundlage und Berechnung. Die Krankenkasse zahlt das nie.',
    dependsOn: 'ob die Zeit allein für Sie frei war und das vereinbart ist',
  },
}
