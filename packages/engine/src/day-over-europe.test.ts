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
  'a German fine': {
    country: 'de',
    text: `Stadt Leipzig, Ordnungsamt, Zentrale Bußgeldbehörde
2. November 2026
Aktenzeichen 521.9.447718.2
Bußgeldbescheid
Sehr geehrte Frau Weber, Ihnen wird zur Last gelegt, am 3. Oktober 2026 die zulässige Höchstgeschwindigkeit um 18 km/h überschritten zu haben.
Gegen Sie wird eine Geldbuße von 60,00 EUR festgesetzt. Gebühr und Auslagen 28,50 EUR, Gesamtbetrag 88,50 EUR.
Gegen diesen Bescheid können Sie innerhalb von zwei Wochen nach Zustellung Einspruch einlegen.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /You have two weeks to object|Nothing is enforced while|object within two weeks/,
    over: /yellow envelope.*Object today/,
  },
  'a German hearing before a fine': {
    country: 'de',
    text: `Landkreis Harburg, Bußgeldstelle
2. November 2026
Anhörung im Bußgeldverfahren
Ihnen wird vorgeworfen, am 3. Oktober 2026 zu schnell gefahren zu sein. Sie können sich bis zum 20. November 2026 zu dem Vorwurf äußern.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /by 20 November 2026/,
    over: /A fine may have been made meanwhile/,
  },
  'a German tax decision': {
    country: 'de',
    text: `Finanzamt Freiburg-Stadt
2. November 2026
Steuernummer 06/123/45678
Bescheid für 2025 über Einkommensteuer und Solidaritätszuschlag
Festgesetzt werden 842,00 EUR. Bitte zahlen Sie spätestens am 4. Dezember 2026 842,00 EUR.
Rechtsbehelfsbelehrung: Gegen diesen Bescheid ist der Einspruch gegeben. Die Frist beträgt einen Monat.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Nothing is seized now|ask for time before|You may object within one month/,
    over: /Count again/,
  },
  'a German benefit decision': {
    country: 'de',
    text: `Jobcenter Emsbach
2. November 2026
BG-Nummer 31702//0012345
Aufhebungs- und Erstattungsbescheid
Sehr geehrte Frau Weber,
die Bewilligung von Bürgergeld für August 2026 wird aufgehoben. Sie haben 563,00 EUR zu Unrecht erhalten und müssen diesen Betrag erstatten (§§ 48, 50 SGB X).
Gegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe Widerspruch erheben.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /I object to the decision|arrived in time|before the month ends/,
    over: /I ask for a review under § 44 SGB X/,
  },
  'a German dismissal': {
    country: 'de',
    text: `Brandt Logistik GmbH & Co. KG
Hannover, 2. November 2026
Kündigung Ihres Arbeitsverhältnisses
Sehr geehrter Herr Weber,
hiermit kündigen wir Ihr Arbeitsverhältnis ordentlich und fristgerecht zum 31. Januar 2027.
Bitte melden Sie sich bei der Agentur für Arbeit arbeitsuchend.
Mit freundlichen Grüßen
Sabine Brandt, Geschäftsführerin`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /You have three weeks to fight it|File in time|do not stop the three weeks/,
    over: /When did the letter reach you/,
  },
  'a German notice to tenants': {
    country: 'de',
    text: `Hausverwaltung Tannert KG
2. November 2026
Kündigung des Mietverhältnisses
Sehr geehrte Frau Weber,
namens des Eigentümers kündigen wir das Mietverhältnis über Ihre Wohnung Lindenweg 4 ordentlich wegen Eigenbedarfs zum 31. Mai 2027.
Sie können der Kündigung nach § 574 BGB bis zum 31. März 2027 widersprechen.
Mit freundlichen Grüßen`,
    inTime: '2026-11-05',
    tooLate: '2027-06-10',
    open: /two months before the end|within about a week/,
    over: /You need not be out by the day/,
  },
  'a German reminder of rent': {
    country: 'de',
    text: `Wohnbau Südstadt eG
2. November 2026
Mahnung: Mietrückstand
Sehr geehrter Herr Weber,
auf Ihrem Mietkonto für die Wohnung Lindenweg 4 fehlen die Mieten für September und Oktober 2026, zusammen 1.290,00 EUR.
Bitte zahlen Sie bis zum 16. November 2026. Andernfalls werden wir das Mietverhältnis fristlos kündigen.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Do it by 16 November 2026/,
    over: /Pay now, even if the day is over/,
  },
  "a German lawyer's last demand": {
    country: 'de',
    text: `Kanzlei Bergmann & Söhne, Rechtsanwälte
2. November 2026
Unser Zeichen 4471/26
Sehr geehrter Herr Weber,
wir vertreten die Firma Holzbau Krüger GmbH. Sie schulden unserer Mandantin 2.150,00 EUR aus der Rechnung vom 3. August 2026.
Zahlen Sie bis zum 16. November 2026. Nach fruchtlosem Ablauf werden wir ohne weitere Ankündigung Klage erheben.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Answer in writing before the date/,
    over: /Answer today, even if the day is over/,
  },
})

testLateLetters({
  'a French order to pay': {
    country: 'fr',
    text: `Maître Claire Bonnet, commissaire de justice à Rennes
Signification d'une ordonnance portant injonction de payer
L'an deux mille vingt-six et le 2 novembre 2026
À la demande de Crédit Armor SA, je vous signifie l'ordonnance rendue par le tribunal judiciaire de Rennes.
Principal : 2 310,00 €. Frais : 59,73 €. Total : 2 369,73 €.
Vous pouvez former opposition dans le délai d'un mois à compter de la présente signification, au greffe du tribunal.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Now you can object|They cannot enforce the order while|If you object in one month/,
    over: /Was it put in your own hands/,
  },
  'a French summons': {
    country: 'fr',
    text: `Selas Juris Ouest, commissaires de justice
Assignation devant le tribunal judiciaire de Nantes
2 novembre 2026
À la requête de Crédit Estuaire, Monsieur Paul Martin est assigné à comparaître à l'audience du 14 décembre 2026 à 9 heures.
Crédit Estuaire demande le paiement de 3 200,00 €.
Faute de comparaître, un jugement pourra être rendu contre vous.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Nothing is decided yet|Go to the hearing|Note the day, the hour/,
    over: /Ask if there is a judgment or a new date/,
  },
  'a French judgment': {
    country: 'fr',
    text: `Tribunal judiciaire de Lyon
Jugement réputé contradictoire du 12 octobre 2026
Signifié le 2 novembre 2026
Condamne Monsieur Paul Martin à payer à la société Rhône Matériaux la somme de 7 400,00 €.
Le délai d'appel est d'un mois à compter de la signification.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /You may appeal in time|about an appeal|sends the appeal/,
    over: /relevé de forclusion/,
  },
  'a French demand before a seizure': {
    country: 'fr',
    text: `SCP Vasseur et Lenoir, commissaires de justice
2 novembre 2026
Commandement de payer aux fins de saisie-vente
En vertu d'un jugement rendu le 8 juin 2026, Garage Bellecombe vous demande de payer 1 604,11 €.
Faute de paiement dans un délai de huit jours, vos biens pourront être saisis.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /before eight days have passed/,
    over: /Ask what has been seized so far/,
  },
  'a French fine': {
    country: 'fr',
    text: `Agence nationale de traitement automatisé des infractions
Avis de contravention
Date d'envoi : 2 novembre 2026
Numéro de l'avis : 5512345678
Excès de vitesse inférieur à 20 km/h. Amende forfaitaire : 135 €.
Vous avez 45 jours pour payer ou contester.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /They cannot seize anything yet|with your reasons and proof in time/,
    over: /if the fine was raised/,
  },
  'a raised French fine': {
    country: 'fr',
    text: `Trésorerie Contrôle Automatisé
Avis d'amende forfaitaire majorée
2 novembre 2026
Numéro de l'avis : 7712345678
Vous n'avez pas payé l'amende forfaitaire. Montant de l'amende forfaitaire majorée : 375 €.
Vous pouvez présenter une réclamation dans les 30 jours de l'envoi de cet avis.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /if you pay within 30 days/,
    over: /Did you learn of it only now/,
  },
  'a French tax bill': {
    country: 'fr',
    text: `Direction générale des Finances publiques
Avis d'impôt sur les revenus 2025
2 novembre 2026
Numéro fiscal : 12 34 567 890 123
Montant à payer : 1 247,00 €. Date limite de paiement : 15 décembre 2026.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /before the date/,
    over: /Pay what you can, offer monthly sums/,
  },
  'a French benefit debt': {
    country: 'fr',
    text: `Caisse d'allocations familiales du Nord
2 novembre 2026
Numéro allocataire 1234567
Notification de trop-perçu. Vous avez reçu à tort 612,40 € d'allocations familiales et devez rembourser cette somme.
Vous pouvez saisir la commission de recours amiable dans un délai de deux mois.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /Dispute it in writing in two months/,
    over: /ask for a waiver \(remise de dette\) or small/,
  },
  'a French order to pay the rent': {
    country: 'fr',
    text: `SELARL Huissiers du Rhône, commissaires de justice
2 novembre 2026
Commandement de payer les loyers visant la clause résolutoire
À la demande de la SCI Les Glycines, bailleur, vous devez payer 2 150,00 € de loyers impayés dans un délai de six semaines.
À défaut, le bailleur pourra demander au juge la résiliation du bail. Vous pouvez saisir le fonds de solidarité pour le logement (FSL).`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /If you do not pay in time, they can ask/,
    over: /Pay this month’s rent now/,
  },
})
