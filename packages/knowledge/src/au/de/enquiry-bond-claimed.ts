/** Questions of tenants whose bond the landlord claims: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_CLAIMED_DE: Words = {
  'au.ask.bond-claim-qld': {
    says: 'Tun Sie nichts, zahlt die RTA die Kaution (bond) an den Makler aus. Schicken Sie der RTA vor Ablauf der 14 Tage aus ihrer Mitteilung einen Schlichtungsantrag (dispute resolution request). Dann behält sie die Kaution und hilft Ihnen kostenlos, sich zu einigen. Gelingt das nicht, haben Sie ab ihrem Brief sieben Tage für den Antrag beim QCAT. Den Schaden muss der Vermieter beweisen. Normale Abnutzung zahlen Sie nicht.',
  },
  'au.ask.bond-claim': {
    says: 'Antworten Sie vor dem Tag, der in der Mitteilung steht. Tun Sie nichts, kann das Kautionsamt (bond office) an den Vermieter zahlen. In New South Wales haben Sie ab der Mitteilung 14 Tage für das NCAT, in Queensland 14 Tage für den Einspruch bei der RTA. In Victoria muss der Vermieter zum VCAT gehen, wenn Sie nicht zustimmen. Er muss den Schaden beweisen. Nutzen Sie Einzugsprotokoll und Fotos.',
  },
}
