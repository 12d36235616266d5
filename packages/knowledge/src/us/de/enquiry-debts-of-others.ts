/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_DE: Words = {
  'us.ask-debt.dead-person': {
    says: 'Die Schulden eines Verstorbenen werden meist aus dem bezahlt, was er hinterließ, nicht von Ihnen. Dass Sie Angehöriger oder Mitnutzer der Karte (authorized user) sind, ändert nichts. Haben Sie mit unterschrieben, oder waren Sie in einem Bundesstaat mit gemeinsamem Ehevermögen (community property) verheiratet, schulden Sie es vielleicht. Versprechen und zahlen Sie nichts aus Eigenem: Inkassofirmen dürfen nicht sagen, dass Sie müssen. Fragen Sie das Nachlassgericht (probate court) nach dem Verfahren für kleine Nachlässe, bevor Sie etwas ausgeben oder weggeben.',
    dependsOn: 'ob Sie auch unterschrieben haben, und Ihr Bundesstaat',
  },
  'us.ask-debt.partners-loan': {
    says: 'Sie dürfen die Person verklagen, die unterschrieben hat, aber nicht mit einer Klage drohen, die sie nicht vorhaben, und nicht mit Haft. Über die Schulden dürfen sie nur mit deren Ehepartner oder Anwalt reden, nicht mit Ihnen. Verlangt binnen 30 Tagen schriftlich Belege. Auf echte Gerichtspapiere muss man antworten. Sie schulden nichts, was Sie nicht unterschrieben haben.',
  },
  'us.ask-debt.cosigned': {
    says: 'Ja. Wer mit unterschreibt, schuldet alles, wenn der andere nicht zahlt, und es kann in Ihrer Kreditauskunft stehen. Vor der Unterschrift hätten Sie einen Hinweis darauf bekommen müssen.',
  },
  'us.trouble.care-home': {
    says: 'Ein Pflegeheim darf die Familie nicht zusagen lassen, aus eigenem Geld zu zahlen. Wer für die Eltern unterschreibt, auch mit Vollmacht, zahlt aus deren Geld. Verklagt? Antworten Sie dem Gericht bis zum Tag in der Ladung, auch wenn die Forderung falsch ist; ein Anruf beim Anwalt der Gegenseite ist keine Antwort. Verlangen Sie Vertrag und Medicaid-Daten, und heben Sie Belege über das Geld der Eltern auf. Legal Aid kann helfen.',
    dependsOn: 'was Sie wie unterschrieben haben',
  },
  'us.ask-debt.cosigner-off': {
    says: 'Allein können Sie Ihren Namen nicht streichen: Sie schulden alles, bis es bezahlt ist. Es gibt drei Wege. Der andere nimmt einen neuen Kredit auf eigenen Namen. Die Bank entlässt Sie: Bitten Sie schriftlich um ein cosigner release, oft nach Monaten pünktlicher Raten. Oder die Sache wird verkauft und der Kredit bezahlt. Bis dahin soll die Bank Ihnen jede ausgefallene Rate melden; sie schadet auch Ihrer Bonität.',
  },
}
