/** What people believe of phones searched at an arrest and of evictions in winter, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER_DE: Words = {
  'ca.fact.phone-search': {
    says: 'Ist die Festnahme rechtmäßig, darf die Polizei ohne Beschluss in das Handy sehen, aber in Grenzen. Es muss sofort sein und für diesen Fall nötig: zur Sicherheit, um Beweise zu retten oder weil sonst die Ermittlung stockt. Sie darf nur ansehen, was dafür nötig ist, etwa die letzten Nachrichten, und muss es aufschreiben. Für alles andere braucht sie einen Beschluss. Sie dürfen schweigen und müssen den Code nicht nennen. Verlangen Sie einen Anwalt; er kann gegen unrechtmäßige Beweise vorgehen.',
  },
  'ca.fact.winter-eviction-on': {
    says: 'Kein Gesetz in Ontario verbietet Räumungen im Winter. Aber nur das Landlord and Tenant Board kann sie anordnen, und nur der Sheriff darf sie ausführen. Gehen Sie zur Verhandlung und sagen Sie, was ein Auszug in der Kälte für Kinder, Alte oder Kranke bedeutet. Das Board kann dann warten oder ablehnen. Schulden Sie Miete, kann es den Beschluss beenden, wenn Sie alles samt Kosten zahlen, bevor der Sheriff kommt. Fragen Sie gleich eine legal clinic.',
  },
}
