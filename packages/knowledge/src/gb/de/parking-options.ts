/** Ways to go about a private parking charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_OPTIONS_DE: Words = {
  'gb.parking.option-appeal': {
    says: 'Nennen Sie Gründe und Belege auf dem Weg, den der Brief nennt. Sagt sie Nein, gehen Sie zur unabhängigen Stelle.',
    title: 'Widerspruch bei der Parkfirma einlegen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 28 Tagen, am besten in 14',
    risk: 'Nach 14 Tagen verlieren Sie vielleicht den kleineren Preis.',
    bestFor:
      'Sie haben gezahlt, die Schilder waren schlecht, Sie hatten einen Grund oder der Brief kam spät.',
  },
  'gb.parking.option-pay': {
    says: 'Zahlen Sie, wie der Brief es sagt, und behalten Sie den Beleg. Damit ist es beendet.',
    title: 'Den kleineren Preis zahlen',
    cost: 'Die kleinere Summe im Brief',
    time: 'Meist innerhalb von 14 Tagen',
    risk: 'Zahlen beendet Ihr Recht auf Widerspruch.',
    bestFor: 'Sie haben eine klare Regel verletzt und keinen guten Grund.',
  },
  'gb.parking.option-independent': {
    says: 'Gehen Sie zu POPLA oder IAS, wie der Brief es sagt. Antworten Sie auf jeden Punkt der Firma und fügen Sie Belege bei.',
    title: 'Die unabhängige Prüfung nutzen',
    cost: 'Kostenlos',
    time: 'Bis zum letzten Tag im Ablehnungsbrief',
    risk: 'Verlieren Sie, gilt der kleinere Preis nicht mehr.',
    bestFor: 'Die Firma sagte Nein und Sie halten es weiter für falsch.',
  },
  'gb.parking.option-dispute': {
    says: 'Schicken Sie einen klaren Brief mit Ihren Gründen. Verlangen Sie Beweise für die Forderung und jeden Aufschlag.',
    title: 'Schriftlich bestreiten',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Sie gehen vielleicht vor Gericht. Verlieren Sie, kommen Gebühren dazu.',
    bestFor: 'Sie haben einen guten Grund oder Belege.',
  },
  'gb.parking.option-settle': {
    says: 'Bieten Sie schriftlich eine Summe zum Abschluss an. Lassen Sie sich bestätigen, dass nichts mehr fällig ist.',
    title: 'Einen Vergleich anbieten',
    cost: 'Die erste Summe oder weniger',
    time: 'Einige Wochen',
    risk: 'Sie können ablehnen. Schreiben Sie, dass es kein Anerkenntnis ist.',
    bestFor: 'Sie wollen Ruhe und haben wenig gute Gründe.',
  },
  'gb.parking.option-help': {
    says: 'Citizens Advice kann den Brief prüfen und bei Widerspruch oder Gerichtsformular helfen.',
    title: 'Kostenlosen Rat holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf oder Besuch',
    risk: 'Die Tage laufen weiter, während Sie warten.',
    bestFor: 'Sie sind unsicher oder es kam Gerichtspost.',
  },
}
