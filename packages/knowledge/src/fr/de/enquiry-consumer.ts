/** The German words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Behalten Sie Bestellung, Rechnung, Fotos und Nachrichten.' },
  'fr.ask-buy.step-write': {
    says: 'Schreiben Sie zuerst der Firma, mit einem Datum. Gehen Sie dann zu ihrer kostenlosen Ombudsstelle (médiateur).',
  },
  'fr.ask-buy.step-signal': { says: 'Melden Sie die Firma bei SignalConso.' },
  'fr.ask-buy.right-guarantee': {
    says: 'Für neue Waren gilt zwei Jahre lang die gesetzliche Gewährleistung (garantie légale).',
  },
  'fr.ask-buy.right-withdraw': {
    says: 'Die meisten Käufe auf Distanz können Sie 14 Tage lang widerrufen.',
  },
  'fr.ask-buy.right-mediator': {
    says: 'Die Ombudsstelle für Verbraucher (médiateur) ist für Sie kostenlos.',
  },
  'fr.ask-buy.option-mediator': {
    title: 'Zur Ombudsstelle gehen',
    says: 'Die Ombudsstelle (médiateur), die auf der Website oder Rechnung steht, prüft Ihren Fall.',
    cost: 'Nichts.',
    time: 'Etwa 90 Tage.',
    risk: 'Keines.',
    bestFor: 'Sie haben zuerst geschrieben und keine gute Antwort bekommen.',
  },
  'fr.ask-buy.option-association': {
    title: 'Einen Verbraucherverein fragen',
    says: 'Ein Verein vor Ort (association de consommateurs) hilft Ihnen beim Schreiben.',
    cost: 'Nichts oder ein kleiner Beitrag.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Sie kommen nicht weiter.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Bei einem Kauf im Geschäft gibt es kein gesetzliches Recht, es sich anders zu überlegen. Online gibt es das.',
    learnMore: 'Sehen Sie nach, was das Geschäft selbst zur Rückgabe sagt.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Achten Sie auf die Zeit: Die meisten Ansprüche zwischen Ihnen und einer Firma haben Fristen von zwei bis fünf Jahren.',
  },
  'fr.ask-buy.right-terms': { says: 'Unfaire Klauseln in einem Vertrag binden Sie nicht.' },
  'fr.ask-buy.withdraw': {
    says: 'Online, am Telefon oder an der Haustür: 14 Tage, ohne Grund. Im Geschäft gibt es dieses Recht nicht, nur das, was das Geschäft anbietet.',
    dependsOn: 'wie Sie es gekauft haben',
  },
  'fr.ask-buy.guarantee': {
    says: 'Zwei Jahre lang muss der Verkäufer kostenlos reparieren oder ersetzen. Geschieht es nicht binnen 30 Tagen, können Sie Ihr Geld zurück verlangen. Bei gebrauchten Waren muss der Verkäufer ein Jahr lang das Gegenteil beweisen.',
  },
  'fr.ask-buy.delivery': {
    says: 'Setzen Sie schriftlich ein neues Datum. Verstreicht es, treten Sie zurück und verlangen Sie Ihr Geld: Es muss binnen 14 Tagen kommen.',
  },
  'fr.ask-buy.subscription': {
    says: 'Nach der Mindestlaufzeit können Sie kündigen, auch online. Hat die Firma Sie vor einer Verlängerung nicht gewarnt, können Sie jederzeit kostenlos kündigen.',
    dependsOn: 'ob noch eine Mindestlaufzeit läuft',
  },
  'fr.ask-buy.cold-call': {
    says: 'Seit dem 11. August 2026 braucht ein Werbeanruf Ihre vorherige Einwilligung. Ein Vertrag aus einem solchen Anruf ohne sie ist nichtig.',
    dependsOn: 'ob Sie solchen Anrufen zugestimmt hatten',
  },
  'fr.ask-buy.energy-cut': {
    says: 'Vom 1. November bis 31. März darf Ihre Hauptwohnung nicht abgeschaltet werden. Außerhalb dieser Zeit muss man Sie vorher zweimal schriftlich warnen. Bitten Sie um einen Plan und um Hilfe des Wohnungshilfefonds (FSL).',
    dependsOn: 'die Jahreszeit',
  },
  'fr.ask-buy.water-cut': {
    says: 'Das Wasser in Ihrer Hauptwohnung darf wegen einer Schuld zu keiner Zeit abgestellt werden.',
  },
  'fr.ask-buy.energy-back': {
    says: 'Verbrauch von mehr als 14 Monaten vor der letzten Ablesung müssen Sie meist nicht zahlen. Verlangen Sie die Aufstellung Monat für Monat.',
    dependsOn: 'wann Sie es verbraucht haben',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Schreiben Sie, dass es zu alt ist. Eine Rechnung für Telefon oder Internet verjährt nach einem Jahr.',
  },
  'fr.ask-buy.fine': {
    says: 'Sie haben 45 Tage, um zu zahlen oder auf antai.gouv.fr zu widersprechen. Zahlen Sie nicht, wenn Sie widersprechen. Bei einer erhöhten Geldbuße sind es 30 Tage.',
    dependsOn: 'ob Sie die Geldbuße akzeptieren',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Widersprechen Sie binnen eines Monats bei der Stelle, die im Bescheid steht (RAPO). Sagt sie Nein, gehen Sie binnen eines Monats zum Parkgericht (tribunal du stationnement payant).',
  },
  'fr.ask-buy.insurance': {
    says: 'Fragen Sie nach der Klausel im Vertrag und schreiben Sie an die Beschwerdestelle. Nach zwei Monaten gehen Sie zur kostenlosen Ombudsstelle (médiateur). Die Frist beträgt zwei Jahre.',
  },
  'fr.ask-buy.used-car': {
    says: 'Ein Händler gibt die gesetzliche Gewährleistung (garantie légale). Bei einem privaten Verkäufer gilt die Regel zum versteckten Mangel (vice caché): zwei Jahre ab der Entdeckung. Holen Sie ein Schreiben eines Sachverständigen.',
  },
  'fr.ask-buy.flight': {
    says: 'Bei drei Stunden Verspätung oder später Streichung können Sie 250 € bis 600 € bekommen, außer die Fluglinie konnte die Ursache nicht beherrschen.',
    dependsOn: 'die Entfernung und der Grund',
  },
  'fr.ask-buy.bank-fees': {
    says: "Eine Bearbeitungsgebühr (commission d'intervention) beträgt höchstens 8 € je Mal und 80 € im Monat. Eine abgelehnte Lastschrift: höchstens 20 €. Kunden in schwieriger Lage zahlen weniger.",
    dependsOn: 'die Art der Gebühr',
  },
  'fr.ask-buy.park-step': {
    says: 'Prüfen Sie den Bescheid: Kennzeichen, Ort, Tag, Uhrzeit. Tippen Sie antai.gouv.fr selbst ein, nie einen Link aus einer Nachricht.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Sammeln Sie Beweise: Zahlungsbeleg, Fotos, Papiere vom Verkauf des Autos. Schicken Sie sie so, dass das Datum belegt ist.',
  },
  'fr.ask-buy.park-right': {
    says: 'Sie haben das Recht, einer Geldbuße binnen 45 Tagen zu widersprechen, einer öffentlichen Parkgebühr binnen eines Monats.',
  },
  'fr.ask-buy.park-right-driver': { says: 'Sie haben das Recht, den wirklichen Fahrer zu nennen.' },
  'fr.ask-buy.park-right-time': {
    says: 'Sie haben das Recht, die Staatskasse (Trésor public) um Zeit zum Zahlen zu bitten.',
  },
  'fr.ask-buy.park-option': {
    title: 'Rechtzeitig widersprechen',
    says: 'Nutzen Sie die Website oder das Formular aus dem Bescheid und fügen Sie Beweise bei.',
    cost: 'Manchmal eine Hinterlegung.',
    time: 'Eine halbe Stunde.',
    risk: 'Ein Richter kann eine höhere Geldbuße festsetzen.',
    bestFor: 'Die Tatsachen stimmen nicht.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Früh die kleinere Summe zahlen',
    says: 'Zahlen Sie auf amendes.gouv.fr, wenn Sie die Geldbuße akzeptieren.',
    cost: 'Die Geldbuße.',
    time: 'Minuten.',
    risk: 'Sie können nicht mehr widersprechen.',
    bestFor: 'Sie stimmt.',
  },
  'fr.ask-buy.park-warn': { says: 'Viele SMS über unbezahlte Geldbußen sind falsch.' },
  'fr.ask-buy.park-know': {
    says: 'Haben Sie den ersten Bescheid nie bekommen? Dann können Sie der erhöhten Geldbuße binnen 30 Tagen widersprechen.',
    learnMore: 'Sagen Sie, dass Sie umgezogen sind, und fügen Sie Beweise bei.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Ein Fitnessvertrag ohne Ausweg bei ernsten Gesundheitsgründen kann missbräuchlich sein. Eine solche Klausel bindet Sie nicht. Schicken Sie das Attest per Einschreiben. Gehen Sie dann zum Schlichter.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'ob es Absicht war',
    says: 'Ein Fehler in gutem Glauben beendet den Schutz nicht: Der Versicherer darf nur weniger zahlen, im Verhältnis zur Prämie. Nur eine bewusst falsche Angabe macht den Vertrag nichtig, und das muss er beweisen.',
  },
  'fr.ask-buy.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Nennen Sie den echten Fahrer auf antai.gouv.fr binnen 45 Tagen, bevor Sie zahlen. Dann schulden Sie weder Buße noch Punkte. Zeigen Sie nur, dass Sie es nicht waren, können Sie die Buße schulden, verlieren aber keine Punkte.',
  },
  'fr.ask-buy.plumber': {
    says: 'Vor der Arbeit ist ein schriftlicher Kostenvoranschlag mit Preisen nötig. Was Sie nicht vereinbart haben, können Sie bestreiten. Zusatzarbeit bei Ihnen zu Hause hat 14 Tage Widerruf. Schreiben Sie der Firma, melden Sie sie auf SignalConso, dann zum Schlichter.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'der Tag der Mahnung',
    says: 'Der Versicherer muss zuerst eine Mahnung schicken. Dreißig Tage danach ruht der Schutz, zehn Tage später darf er kündigen. Zahlen Sie vor diesem Tag, läuft der Schutz weiter. Ein Auto muss versichert bleiben: Suchen Sie jetzt einen neuen Versicherer.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'wie lange der Vertrag schon läuft',
    says: 'Keine Laufzeit darf 24 Monate übersteigen. Ab dem 13. Monat gehen Sie ohne Kosten, oder mit höchstens 20 % des Rests, wenn das Telefon verbilligt war. Vorher schulden Sie den Rest des ersten Jahres. Weitere Kosten müssen sie belegen.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'wie spät der Zug war',
    says: 'Ab 60 Minuten Verspätung schuldet die Bahn 25 % des Preises, ab zwei Stunden 50 %. Die SNCF zahlt bei TGV INOUI und Intercités ab 30 Minuten. Für Nahverkehr gelten eigene Regeln. Fordern Sie es auf ihrer Seite, dann beim kostenlosen Mediator (SNCF Voyageurs).',
  },
  'fr.ask-buy.licence-held': {
    says: 'Fahren Sie nicht. Die Polizei kann den Führerschein einige Tage behalten. Dann kann der Präfekt ihn für Monate sperren, und ein Gericht entscheidet später. Bei Drogen können Sie einen zweiten Test verlangen (contre-expertise). Lesen Sie die Fristen in der Anordnung, und gehen Sie vor dem Gericht zum Anwalt.',
  },
  'fr.ask-buy.my-data': {
    says: 'Schreiben Sie der Firma. Fragen Sie, welche Daten sie über Sie hat, oder verlangen Sie die Löschung. Sie muss binnen eines Monats kostenlos antworten. Sonst beschweren Sie sich online bei der CNIL.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'wie alt der Vertrag ist',
    says: 'Nach dem ersten Jahr können Sie Auto-, Wohnungs- und Krankenzusatzversicherung jederzeit kostenlos beenden. Sie endet einen Monat später. Bei der Autoversicherung und der Wohnungsversicherung eines Mieters macht es der neue Versicherer für Sie. Im ersten Jahr erlauben es nur manche Änderungen im Leben.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'der Verstoß',
    says: 'Ein verlorener Punkt kommt nach sechs Monaten ohne neuen Verstoß zurück. Alle Punkte kommen nach zwei Jahren zurück, bei schwereren Verstößen nach drei. Ein Kurs (stage) von zwei Tagen bringt bis zu vier, einmal im Jahr. Ihre Punkte sehen Sie auf der amtlichen Seite (Mes Points Permis).',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'ob er es Ihnen gesagt hat',
    says: 'Der Anbieter muss Ihnen einen neuen Preis klar und schriftlich sagen, mindestens einen Monat vorher. Sie können jederzeit kostenlos wechseln. Fehlt diese Mitteilung, bestreiten Sie die Rechnung schriftlich. Nach zwei Monaten ohne gute Antwort hilft der kostenlose Energie-Mediator (médiateur national de l’énergie).',
  },
  'fr.ask-buy.complaint-refused': {
    says: 'Nein. Polizei und Gendarmerie müssen jede Anzeige eines Opfers annehmen, überall in Frankreich. Verlangen Sie eine Bestätigung. Weigern sie sich, schreiben Sie dem Staatsanwalt (procureur de la République) des Gerichts; das gilt als Anzeige. Sie können auch online beginnen.',
  },
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'Ihre und deren Mittel',
    says: 'Kinder können einem Elternteil in Not Hilfe schulden, jedes nach seinen Mitteln (obligation alimentaire). Das Heim kann Ihren Anteil nicht allein festlegen: Einigen Sie sich, oder ein Familienrichter tut es. Hat ein Elternteil schwer gegen Sie gefehlt, kann die Hilfe entfallen. Beantragen Sie zuerst Sozialhilfe des Départements (ASH) und Wohngeld.',
  },
}
