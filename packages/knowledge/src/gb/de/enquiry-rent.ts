/** Questions about rent, arrears, fees and benefits in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_DE: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'Ein privater Vermieter in England darf die Miete einmal im Jahr erhöhen, mit Form 4A und zwei Monaten Frist. Vor dem Beginn können Sie zum tribunal. Es kann nicht mehr festsetzen als verlangt.',
    dependsOn: 'ob sie Formular und Frist richtig benutzt haben',
  },
  'gb.ask-housing.arrears': {
    says: 'Rufen Sie heute den Vermieter an und bieten Sie die Miete und etwas mehr an. Prüfen Sie Sozialleistungen und holen Sie kostenlose Schuldnerberatung. Für den wichtigsten Rückstandsgrund brauchen sie drei Monate Rückstand, vier Wochen Frist und ein Gericht.',
  },
  'gb.ask-housing.fees': {
    says: 'In England sind die meisten Gebühren verboten. Erlaubt sind Miete, begrenzte Kaution, eine Reservierung (holding deposit) bis eine Wochenmiete und wenige Kosten für eigene Fehler. Anderes können Sie zurückverlangen.',
    dependsOn: 'wofür die Gebühr ist',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'In England dürfen Vermieter und Makler vor der Unterschrift keine Miete verlangen oder annehmen. Danach höchstens eine Monatsmiete vor Beginn. Auch Gebote über der Anzeige sind verboten, ebenso Absagen wegen Sozialleistungen oder Kindern. Leihen Sie sich nichts. Bieten Sie schriftlich einen Monat und die begrenzte Kaution, vielleicht einen Bürgen. Melden Sie es dem council; er kann bestrafen.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Ein privater Vermieter oder Makler in England darf Sie nicht wegen Sozialleistungen oder Kindern abweisen. Behalten Sie Anzeige oder Nachricht und sagen Sie es der Gemeinde (council).',
  },
  'gb.ask-housing.rent-bidding': {
    says: 'In England muss eine Anzeige seit 1. Mai 2026 eine feste Miete nennen. Vermieter und Makler dürfen nicht mehr verlangen, dazu drängen oder ein höheres Angebot annehmen. Das gilt auch, wenn jemand freiwillig mehr bietet. Bieten Sie schriftlich die Miete aus der Anzeige. Heben Sie Anzeige und Nachrichten auf und melden Sie es der Gemeinde (council). Sie kann bis 7.000 Pfund Strafe verhängen.',
  },
}
