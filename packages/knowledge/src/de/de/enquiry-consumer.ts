/** Questions about faulty goods, private sales and tradespeople, and the first steps for buyers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_DE: Words = {
  'de.ask-buy.faulty': {
    says: 'Zwei Jahre ab Lieferung schuldet der Verkäufer kostenlos Reparatur oder Ersatz, auch wenn der Laden bei Neuware von einem Jahr spricht. Er darf Sie nicht an den Hersteller verweisen. Im ersten Jahr muss er beweisen, dass die Ware am Anfang in Ordnung war. Schreiben Sie mit einer Frist von rund zwei Wochen. Klappt es nicht, mindern Sie den Preis oder treten zurück.',
  },
  'de.ask-buy.step-proof': { says: 'Schreiben Sie, statt anzurufen. Heben Sie Nachweise auf.' },
  'de.ask-buy.step-centre': { says: 'Fragen Sie die Verbraucherzentrale Ihres Landes.' },
  'de.ask-buy.right-fair': { says: 'Unfaires Kleingedrucktes gilt nicht.' },
  'de.ask-buy.guide-contract': { says: 'Suchen Sie Vertrag, Datum und Kleingedrucktes.' },
  'de.ask-buy.guide-deadline': {
    says: 'Nennen Sie den Mangel und einen festen Tag. Danach können Sie Ihr Geld fordern.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'Verträge im Internet, am Telefon oder an der Tür können Sie 14 Tage widerrufen.',
  },
  'de.ask-buy.guide-right-fault': { says: 'Der Verkäufer haftet zwei Jahre für Mängel.' },
  'de.ask-buy.guide-right-button': {
    says: 'Für Online-Verträge muss es einen Kündigungsknopf geben.',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Fragen Sie die Verbraucherzentrale oder die Schlichtungsstelle.',
    title: 'Verbraucherzentrale oder Schlichtung',
    cost: 'Kostenlos oder kleine Gebühr.',
    time: 'Tage bis Wochen.',
    risk: 'Keins.',
    bestFor: 'Die Firma antwortet nicht oder sagt Nein.',
  },
  'de.ask-buy.private-sale': {
    says: 'Privatverkäufer dürfen die Gewährleistung ausschließen. Das hilft nicht, wenn sie einen Mangel verschwiegen oder etwas zugesichert haben. Dann fordern Sie Reparatur, Preisnachlass oder Geld zurück. Sichern Sie Anzeige und Nachrichten. Ohne Ausschluss gelten die vollen zwei Jahre.',
    dependsOn: 'was im Vertrag steht und was verschwiegen wurde',
  },
}
