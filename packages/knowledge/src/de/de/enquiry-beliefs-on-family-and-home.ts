/** Questions that rest on a belief about separation, children, water in the home and vouchers: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_DE: Words = {
  'de.ask-stay.after-separation': {
    says: 'Es zählt der Tag der Trennung, nicht die Scheidung. Nach drei Jahren ehelichem Zusammenleben in Deutschland bekommen Sie eine eigene Erlaubnis, zuerst für ein Jahr. Weniger reicht bei besonderer Härte, etwa Gewalt, oder wenn der Ehepartner gestorben ist. Mit einem Kind hier kann es ein anderes Recht geben. Verschweigen Sie die Trennung nicht: Gehen Sie zuerst zu einem Anwalt oder einer Migrationsberatung, und stellen Sie den Antrag vor Ablauf.',
  },
  'de.ask-stay.tolerated-work': {
    says: 'Nicht ohne Erlaubnis, aber oft bekommt man eine. Sehen Sie in Ihr Papier: Dort steht, ob Arbeit erlaubt ist. Bitten Sie die Ausländerbehörde schriftlich um die Beschäftigungserlaubnis für den Job, mit dem Angebot. Ein Verbot gilt vor allem für Menschen, die ihre Identität verbergen oder aus einem als sicher gelisteten Land kommen. Bei Nein: Verlangen Sie einen schriftlichen Bescheid mit Gründen und gehen Sie zur Flüchtlingsberatung. Eine Ausbildung kann längeren Aufenthalt bringen.',
  },
  'de.ask-buy.child-damage': {
    says: 'Nicht immer, egal was auf dem Schild steht. Eltern zahlen nur, wenn sie ihr Kind nicht so beaufsichtigt haben, wie Alter und Art es verlangen. Sie müssen zeigen, dass sie es taten. Ein Kind unter sieben haftet selbst nicht. Bei Unfällen mit Autos gilt das unter zehn, außer mit Absicht. Ein älteres Kind haftet, wenn es das verstehen konnte. Melden Sie es Ihrer Haftpflicht und versprechen Sie nichts.',
  },
  'de.ask-home.spoken-lease': {
    says: 'Ein mündlicher Mietvertrag gilt. Sie haben die Rechte jedes Mieters: Kündigungsfristen, Reparaturen und Kündigungsschutz. Ein mündliches Enddatum über ein Jahr bindet nicht: Der Vertrag läuft weiter. Nebenkosten extra und Streichen schulden Sie nur, wenn es vereinbart ist. Eine Kündigung braucht trotzdem Papier mit Grund. Bewahren Sie Überweisungen und Nachrichten auf, und zahlen Sie per Bank mit dem Wort Miete.',
  },
  'de.ask-home.water-from-neighbour': {
    says: 'Melden Sie es heute dem Vermieter und Ihrer Hausratversicherung, mit Fotos. Ihre Sachen zahlt meist Ihr eigener Hausrat; Wände und Boden sind Sache des Vermieters und der Gebäudeversicherung. Der Nachbar oder seine Haftpflicht zahlt nur, wenn den Nachbarn eine Schuld trifft. Solange die Wohnung nass ist, ist die Miete von selbst gemindert. Werfen Sie nichts weg, bevor die Versicherung es gesehen hat.',
  },
  'de.ask-buy.voucher-insolvent': {
    says: 'Er ist nicht weg, aber meist wenig wert. Lösen Sie ihn heute ein, wenn der Laden ihn noch nimmt. Hat das Gericht das Insolvenzverfahren eröffnet, geht das nicht mehr. Melden Sie dann Ihre Forderung beim Insolvenzverwalter an (Insolvenztabelle); das ist kostenlos. Meist kommen nur wenige Prozent zurück, und spät. Vor Kurzem mit Karte oder PayPal gekauft? Verlangen Sie auch dort das Geld zurück.',
  },
}
