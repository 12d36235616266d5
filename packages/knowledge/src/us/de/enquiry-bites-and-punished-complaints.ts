/** Questions about a dog that bit, and a landlord who punishes a complaint: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_DE: Words = {
  'us.ask-life.who-pays-for-bite': {
    says: 'In den meisten Bundesstaaten, etwa Kalifornien, Florida und Michigan, zahlt der Halter auch, wenn der Hund noch nie gebissen hat, außer Sie haben ihn gereizt oder waren unbefugt dort. In anderen, etwa Texas, zeigen Sie, dass er die Gefahr kannte oder sorglos war. Gehen Sie zum Arzt, melden Sie den Biss, behalten Sie Fotos und Rechnungen. Schreiben Sie dem Halter und fragen Sie nach seiner Haus- oder Mieterversicherung. Die Zeit zu klagen ist kurz, oft zwei Jahre.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.ask-home.punished-for-complaint': {
    says: 'In den meisten Bundesstaaten darf ein Vermieter Sie nicht räumen, den Vertrag beenden oder die Miete erhöhen, um eine Beschwerde über Reparaturen zu bestrafen. Das heißt Vergeltung (retaliation), und Sie können sich vor Gericht damit verteidigen. Viele Staaten vermuten sie einige Monate nach der Beschwerde. Offene Miete kann das verderben, zahlen Sie also pünktlich. Behalten Sie Beschwerde, Fotos und Daten. Bleiben Sie, bis ein Gericht anders entscheidet, und rufen Sie legal aid an.',
    dependsOn: 'Ihr Bundesstaat, und ob die Beschwerde der wahre Grund ist',
  },
  'us.ask-home.sublet': {
    says: 'Lesen Sie den Mietvertrag: Verlangt er die Zustimmung des Vermieters, holen Sie sie zuerst schriftlich ein, sonst können Sie die Wohnung verlieren. In New York braucht der Vermieter in einem Haus mit vier oder mehr Wohnungen einen guten Grund für ein Nein, und keine Antwort binnen 30 Tagen gilt als Ja. Fragen Sie dort per Einschreiben. Sie schulden weiter Miete und Schäden, wenn der Untermieter nicht zahlt. Machen Sie einen schriftlichen Untermietvertrag.',
    dependsOn: 'Ihr Mietvertrag und Ihr Bundesstaat',
  },
}
