/** Antworten zu Verträgen, Betrug, Parken und Bußgeld auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_DE: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, am Telefon oder an der Haustür: 14 Tage, bei Waren ab Lieferung. Im Laden nur bei Mängeln oder Kulanz.',
    dependsOn: 'wie Sie gekauft haben',
  },
  'de.ask-buy.faulty': {
    says: 'Zwei Jahre lang können Sie vom Verkäufer Reparatur oder Ersatz verlangen. Im ersten Jahr muss er beweisen, dass es anfangs in Ordnung war.',
  },
  'de.ask-buy.gym': {
    says: 'Verträge seit März 2022: höchstens zwei Jahre, danach jederzeit mit einem Monat. Dauernde Krankheit kann einen Fitnessvertrag sofort beenden.',
    dependsOn: 'wann Sie unterschrieben haben und was im Vertrag steht',
  },
  'de.ask-buy.phone-contract': {
    says: 'Höchstens zwei Jahre, danach ein Monat Frist. Ein Vertrag am Telefon gilt erst nach Ihrer Genehmigung der Zusammenfassung. Bei Preiserhöhung dürfen Sie gehen.',
    dependsOn: 'wie er geschlossen wurde und wie lange er läuft',
  },
  'de.ask-buy.not-delivered': {
    says: 'Setzen Sie dem Händler schriftlich eine letzte Frist. Danach treten Sie zurück und fordern Ihr Geld. Das Versandrisiko trägt der Händler.',
  },
  'de.ask-buy.scam-message': {
    says: 'Nicht zahlen, nicht klicken, auflegen. Sind Geld oder Daten weg, rufen Sie sofort Bank oder 116 116 an und erstatten Sie Anzeige.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Eine nicht erlaubte Zahlung muss bis zum nächsten Geschäftstag zurück, außer bei grober Fahrlässigkeit. Lastschriften können Sie acht Wochen zurückgeben.',
    dependsOn: 'ob Sie die Zahlung erlaubt haben',
  },
  'de.ask-buy.abmahnung': {
    says: 'Unterschreiben Sie das Formular nicht. Holen Sie vor der Frist Rat, etwa für eine modifizierte Erklärung. Anwaltskosten sind bei Privatleuten gedeckelt.',
  },
  'de.ask-buy.private-parking': {
    says: 'Das ist eine Vertragsstrafe, kein Bußgeld. Nur der Fahrer schuldet sie. Bitten Sie das Geschäft um Rücknahme und verlangen Sie Fotos.',
    dependsOn: 'ob die Schilder klar waren und Sie gefahren sind',
  },
  'de.ask-buy.fine': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem gelben Umschlag für den Einspruch. Richtig und klein? Zahlen. Fahrverbot oder Punkte? Zum Anwalt.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Name und Anschrift müssen Sie angeben. Zur Tat müssen Sie nichts sagen und weder sich noch nahe Angehörige belasten.',
    dependsOn: 'ob es um Ihre Person oder die Tat geht',
  },
  'de.ask-buy.insurance-no': {
    says: 'Fragen Sie schriftlich nach Klausel und Gründen und schicken Sie Belege. Danach hilft kostenlos der Versicherungsombudsmann.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Widersprechen Sie binnen eines Monats. Verlangen Sie das Gutachten. Das Sozialgericht kostet nichts.',
  },
  'de.ask-buy.unordered': {
    says: 'Für Unbestelltes schulden Sie nichts und müssen es nicht zurückschicken, wenn eine Firma es Ihnen bewusst geschickt hat.',
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
  'de.ask-buy.guide-warn': {
    says: 'Geben Sie nie PIN, TAN oder Kartendaten per Telefon, E-Mail oder Chat weiter.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Eine ungewollte Lastschrift können Sie acht Wochen bei Ihrer Bank zurückgeben.',
  },
  'de.ask-buy.price-rise': {
    says: 'Der Anbieter muss vorher informieren, bei Haushalten einen Monat. Sie dürfen dann zum Tag der Erhöhung fristlos kündigen.',
    dependsOn: 'ob Ihr Anbieter rechtzeitig informiert hat',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Prüfen Sie, wer schreibt: eine Behörde (Bußgeld, Verwarnung) oder eine private Firma (Vertragsstrafe). Die Regeln sind verschieden.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Beim Bußgeldbescheid haben Sie zwei Wochen ab dem Datum auf dem gelben Umschlag. Notieren Sie den Tag.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Machen Sie Fotos von Schildern, Ort und Auto. Heben Sie Belege auf.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Können Sie ein Bußgeld nicht sofort zahlen, bitten Sie die Behörde um Raten.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'Zur Tat müssen Sie nichts sagen. Name und Anschrift müssen Sie der Behörde nennen.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Eine private Vertragsstrafe schuldet der Fahrer, nicht der Halter.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Legen Sie bei der Behörde Einspruch ein oder lehnen Sie die Vertragsstrafe ab und verlangen Sie Beweise.',
    title: 'Schriftlich widersprechen',
    cost: 'Kostenlos.',
    time: 'Zwei Wochen beim Bußgeld.',
    risk: 'Vor Gericht kann es teurer werden.',
    bestFor: 'Sie waren es nicht oder Schilder waren unklar.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Ignorieren Sie kein Bußgeld. Die Behörde kann vollstrecken, bis hin zur Erzwingungshaft.',
  },
  'de.ask-buy.gym-ill': {
    says: 'Können Sie lange nicht trainieren, dürfen Sie den Vertrag sofort beenden. Schreiben Sie das und legen Sie ein Attest bei, das es sagt. Die Krankheit müssen Sie zuerst nicht nennen. Erst vor Gericht müssen Sie sie beweisen. Bei kurzer Krankheit ist eher eine Pause üblich.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Setzen Sie schriftlich eine letzte Frist, etwa zwei Wochen. Danach treten Sie zurück und fordern das ganze Geld. Bitten Sie Bank, Kartenfirma oder PayPal sofort, die Zahlung zurückzuholen. Sieht es nach einem Fakeshop aus? Dann erstatten Sie heute online Anzeige.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Sperren Sie das Konto sofort (116 116), schreiben Sie der Bank, dass Sie die Zahlung nicht erlaubt haben, und gehen Sie zur Polizei. Die Bank muss das Geld bis zum nächsten Geschäftstag zurückbuchen. Ablehnen darf sie nur, wenn sie Ihnen grobe Fahrlässigkeit beweist. Dann hilft der Ombudsmann.',
  },
  'de.ask-buy.return-cost': {
    says: 'Online Gekauftes dürfen Sie 14 Tage ab Lieferung widerrufen und zurückschicken. Den Rückversand zahlen Sie nur, wenn der Händler Ihnen das vorher gesagt hat. Binnen 14 Tagen muss er Preis und normale Hinsendekosten erstatten.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Rufen Sie sofort die Bank an (116 116), lassen Sie die Überweisung zurückrufen und gehen Sie zur Polizei. Sie haben selbst überwiesen, darum muss die Bank meist nicht zahlen. Seit 9. Oktober 2025 muss sie aber Name und Konto vergleichen. Hat sie vor einem falschen Namen nicht gewarnt? Dann fordern Sie das Geld von ihr.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Meist darf die Bank das ohne Grund, aber nur mit zwei Monaten Frist. Eine Sparkasse braucht einen sachlichen Grund. Sie haben bei jeder Bank Anspruch auf ein Basiskonto, auch mit Schulden. Beantragen Sie es jetzt und melden Sie die neue Nummer.',
  },
  'de.ask-buy.towed': {
    says: 'Auf Privatgrund darf der Berechtigte falsch geparkte Autos sofort abschleppen lassen. Sie schulden nur den ortsüblichen Preis. Gibt es das Auto nur gegen Geld, zahlen Sie unter Vorbehalt und fordern das Zuviel zurück. Auf der Straße kommt ein Bescheid: Dagegen gibt es Rechtsmittel.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Ist es immer wieder deutlich langsamer als vereinbart, dürfen Sie weniger zahlen oder kündigen. Beweisen Sie es mit der Messung der Bundesnetzagentur (breitbandmessung.de). Melden Sie einen Ausfall sofort. Nach zwei Tagen können Sie für jeden Tag Geld fordern.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Ohne vereinbarten Preis ist nur der ortsübliche Preis fällig. Mehr als das Doppelte kann Wucher und nichtig sein. Verlangen Sie eine Rechnung mit Stunden und Teilen, zahlen Sie das Richtige und bestreiten Sie den Rest schriftlich. Droht Ihnen jemand an der Tür, rufen Sie 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Vor Beginn dürfen Sie immer zurücktreten, zahlen aber meist eine angemessene Entschädigung. Nichts kostet es, wenn schwere Ereignisse am Ziel die Reise verhindern. Mängel melden Sie sofort vor Ort und sichern Beweise. Dann können Sie zwei Jahre lang einen Teil des Preises fordern.',
    dependsOn: 'wann und warum Sie absagen oder was mangelhaft war',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Kein klarer Knopf wie „zahlungspflichtig bestellen“? Dann gibt es keinen Vertrag und Sie schulden nichts. Schreiben Sie das. Hilfsweise widerrufen Sie binnen 14 Tagen, ohne Belehrung auch später. Kündigen Sie zusätzlich über den Knopf der Seite. Abgebuchtes holt Ihre Bank zurück.',
  },
  'de.ask-buy.private-sale': {
    says: 'Privatverkäufer dürfen die Gewährleistung ausschließen. Das hilft nicht, wenn sie einen Mangel verschwiegen oder etwas zugesichert haben. Dann fordern Sie Reparatur, Preisnachlass oder Geld zurück. Sichern Sie Anzeige und Nachrichten. Ohne Ausschluss gelten die vollen zwei Jahre.',
    dependsOn: 'was im Vertrag steht und was verschwiegen wurde',
  },
  'de.ask-buy.car-accident': {
    says: 'Sie können direkt von der gegnerischen Versicherung fordern. Binnen drei Monaten muss sie ein Angebot machen oder Gründe nennen. Ohne Schuld wählen Sie Gutachter und Anwalt selbst; beides zahlt in der Regel die Versicherung. Sichern Sie Fotos und Zeugen. Unterschreiben Sie keine schnelle Abfindung.',
  },
  'de.ask-buy.new-driver': {
    says: 'Ein schwerer Verstoß (A-Verstoß, etwa Rotlicht oder über 20 km/h zu schnell) kostet nicht den Führerschein. Sie müssen ins Aufbauseminar, und die Probezeit wird von zwei auf vier Jahre verlängert. Ohne Seminar ist der Führerschein weg. Gegen den Bußgeldbescheid haben Sie zwei Wochen.',
  },
  'de.ask-buy.lost-card': {
    says: 'Sperren Sie sie sofort: 116 116. Danach haften Sie nicht mehr für fremde Zahlungen. Davor höchstens mit 50 €, und gar nicht, wenn Sie den Verlust nicht bemerken konnten. Nur grobe Fahrlässigkeit, etwa PIN bei der Karte, kostet alles. Zeigen Sie es an und fordern Sie das Geld schriftlich von der Bank.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Verlangen Sie eine Kopie der Akte: Das ist Ihr Recht. Lassen Sie zuerst nachbessern. Ihre Krankenkasse hilft kostenlos mit einem Gutachten, die Schlichtungsstelle der Ärztekammer prüft gratis. Sie können Schmerzensgeld und Kosten fordern, meist drei Jahre lang. Fragen Sie einen Anwalt, bevor Sie zahlen oder unterschreiben.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Melden Sie der Bank eine Zahlung, die Sie nicht erlaubt haben, sofort. Nach 13 Monaten ist der Anspruch weg.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Ihr Anschluss darf nur gesperrt werden, wenn mindestens 100 € offen sind und zwei Wochen vorher eine schriftliche Warnung kam. Begründet bestrittene Beträge zählen nicht. Zahlen Sie den Rest und fragen Sie die Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Ihr Schweigen ist keine Zustimmung zu höheren Gebühren. Ohne Ihr Ja muss die Bank das Mehr zurückzahlen, auch für frühere Jahre in der Verjährungsfrist. Schreiben Sie ihr und gehen Sie dann zum Ombudsmann. Sie kann das Konto mit zwei Monaten Frist kündigen.',
  },
}
