/** German and French letters that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a German payment order': {
    country: 'de',
    text: `Amtsgericht Hagen, Mahnabteilung
Mahnbescheid vom 2. November 2026, Aktenzeichen 26-1234567-0-1
Antragsteller: Nordlicht Telekom GmbH
Antragsgegner: Jonas Weber, Lindenweg 4, 33602 Bielefeld
Der Antragsteller macht folgenden Anspruch geltend: Hauptforderung 612,84 EUR.
Das Gericht hat nicht geprüft, ob dem Antragsteller der Anspruch zusteht.
Zahlen Sie innerhalb von zwei Wochen seit der Zustellung dieses Bescheids, oder teilen Sie dem Gericht auf dem beigefügten Vordruck mit, ob und in welchem Umfang Sie dem Anspruch widersprechen.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Nothing can be seized yet|in time\.|within the two weeks|Often the next step: Object/,
    over: /ask if there is an enforcement order/i,
  },
  'a German claim': {
    country: 'de',
    text: `Amtsgericht Bielefeld
Geschäftszeichen: 42 C 318/26
Datum: 2. November 2026
Sehr geehrter Herr Weber,
in dem Rechtsstreit Autohaus Krüger GmbH gegen Jonas Weber erhalten Sie die beglaubigte Abschrift der Klageschrift. Das Gericht hat das schriftliche Vorverfahren angeordnet.
Wenn Sie sich gegen die Klage verteidigen wollen, müssen Sie dies binnen zwei Wochen nach Zustellung dem Gericht schriftlich anzeigen. Die Klageerwiderung ist binnen weiterer zwei Wochen einzureichen.
Zeigen Sie Ihre Verteidigung nicht an, kann ein Versäumnisurteil gegen Sie ergehen. Streitwert: 2.480,00 EUR.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /court wants to know within two weeks|in time stops that/,
    over: /Call the court today/,
  },
  'a German enforcement order': {
    country: 'de',
    text: `Amtsgericht Stuttgart, Mahngericht
Vollstreckungsbescheid vom 2. November 2026
Geschäftsnummer: 26-7788990-0-4
Antragstellerin: Telefonwerk Süd GmbH
Auf der Grundlage des Mahnbescheids vom 28.09.2026 ergeht Vollstreckungsbescheid wegen 1.011,20 EUR.
Gegen den Vollstreckungsbescheid können Sie binnen zwei Wochen ab Zustellung Einspruch einlegen.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /you have two weeks to object|opens the case again|send it in time/,
    over: /yellow envelope.*still object today/,
  },
  'a German judgment': {
    country: 'de',
    text: `Landgericht Köln
Im Namen des Volkes
Urteil vom 26. Oktober 2026, Az. 12 O 88/26
In dem Rechtsstreit der Baustoff Rhein GmbH, Klägerin, gegen Herrn Peter Lang, Beklagten
Der Beklagte wird verurteilt, an die Klägerin 6.400,00 EUR nebst Zinsen zu zahlen.
Die Kosten des Rechtsstreits trägt der Beklagte. Das Urteil ist vorläufig vollstreckbar.
Zugestellt am 2. November 2026.
Rechtsbehelfsbelehrung: Gegen das Urteil ist die Berufung statthaft. Sie ist binnen eines Monats ab Zustellung durch einen Rechtsanwalt beim Oberlandesgericht einzulegen.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /if you want to appeal|unless you appeal in time|file the appeal in time/,
    over: /Offer the other side instalments today/,
  },
  'a German court officer': {
    country: 'de',
    text: `Obergerichtsvollzieher Detlef Brockmann, Amtsgericht Dortmund
DR II 1188/26
2. November 2026
Zwangsvollstreckungssache Sparfuchs Versand GmbH gegen Ihre Person
Zahlungsaufforderung und Ladung zur Abgabe der Vermögensauskunft
Aufgrund des Vollstreckungsbescheids des Amtsgerichts Hagen schulden Sie 2.204,17 EUR.
Ich setze Ihnen eine Frist zur Zahlung von zwei Wochen. Zahlen Sie nicht, lade ich Sie zur Abgabe der Vermögensauskunft auf den 20. November 2026, 9:30 Uhr, in mein Büro.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /before the date/,
    over: /Call the court officer today/,
  },
})
