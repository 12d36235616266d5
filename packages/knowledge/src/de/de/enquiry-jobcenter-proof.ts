/** Questions about a Jobcenter decision against which the person has a reason or a proof: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_PROOF_DE: Words = {
  'de.ask-debt.jobcenter-cut-reason': {
    says: 'Legen Sie binnen eines Monats kostenlos Widerspruch ein, mit Beleg. Mit wichtigem Grund keine Kürzung: Krankheit, krankes Kind oder ein Brief, der nie kam. Ein einziger verpasster Termin bringt keine Kürzung, und die Miete bleibt. Nach drei in Folge kann alles wegfallen: Gehen Sie dann sofort selbst hin. Der Widerspruch stoppt die Kürzung nicht. Fehlt Geld für Essen oder Miete? Bitten Sie das Sozialgericht um eine Eilanordnung.',
  },
  'de.ask-debt.jobcenter-back-not-told': {
    says: 'Läuft der Job weiter, melden Sie ihn jetzt schriftlich. Nicht Gemeldetes wird meist zurückgefordert. Prüfen Sie die Summe: Die ersten 100 € Lohn im Monat und ein Teil darüber bleiben Ihnen. Widerspruch ist einen Monat lang kostenlos; bis zur Entscheidung zahlen Sie nichts. Bitten Sie um kleine Raten. Bußgeld oder Betrugsvorwurf können folgen: Zum Warum müssen Sie ohne Anwalt nichts sagen.',
  },
  'de.ask-debt.jobcenter-back-told': {
    says: 'Legen Sie binnen eines Monats schriftlich Widerspruch ein und schicken Sie den Beleg, dass Sie es gemeldet haben. Lohn darf ab seinem Monat trotzdem angerechnet werden. Prüfen Sie aber die Summe: Der Freibetrag vom Lohn muss abgezogen sein. War es kein Lohn, sondern ein Fehler des Amtes, den Sie nicht sehen konnten, behalten Sie das Geld meist. Ihr Beleg hilft auch gegen ein Bußgeld. Bitten Sie um kleine Raten.',
  },
  'de.ask-debt.jobcenter-rent-unpaid': {
    says: 'Fragen Sie heute schriftlich nach dem Grund und verlangen Sie einen Bescheid. Gegen ein Nein hilft ein kostenloser Widerspruch binnen eines Monats. Ist die Wohnung in Gefahr, stellen Sie einen Eilantrag beim Sozialgericht: kostenlos, ohne Anwalt, die Rechtsantragstelle schreibt ihn auf. Für Mietschulden kann das Jobcenter ein Darlehen geben. Sagen Sie es dem Vermieter: Ab zwei Mieten Rückstand kann er fristlos kündigen.',
  },
}
