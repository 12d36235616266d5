/** Swiss and Belgian letters that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a Swiss payment order': {
    country: 'ch',
    text: `Betreibungsamt Zürich 4
Zahlungsbefehl Nr. 226655
Ausgestellt am 2. November 2026
Gläubiger: Helvita Krankenkasse AG. Schuldner: Jonas Meier, Langstrasse 5, 8004 Zürich
Forderung: CHF 1'482.35
Sie können innert zehn Tagen seit Zustellung Rechtsvorschlag erheben oder innert zwanzig Tagen zahlen.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /One word stops it|Hand it in or send it registered within ten days|in the first twenty days/,
    over: /When was it handed to you/,
  },
  'a Swiss day of seizure': {
    country: 'ch',
    text: `Betreibungsamt Emmen
12. November 2026
Pfändungsankündigung, Betreibung Nr. 22604471
Gläubigerin: Helvita Krankenversicherung AG. Forderung: CHF 2'244.85
Die Pfändung wird am 24. November 2026 um 10 Uhr auf dem Betreibungsamt vollzogen. Sie haben persönlich zu erscheinen.`,
    inTime: '2026-11-15',
    tooLate: '2026-12-20',
    open: /Go to the date/,
    over: /ask what was seized/,
  },
  'a Swiss call to conciliation': {
    country: 'ch',
    text: `Friedensrichteramt der Stadt Zürich
2. November 2026
Vorladung zur Schlichtungsverhandlung
In Sachen Möbel Huber AG, Klägerin, gegen Jonas Meier, Beklagter, betreffend Forderung CHF 2'300.00
Sie werden vorgeladen auf den 30. November 2026, 09:00 Uhr.
Geschäftsnummer GV.2026.00123`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Nothing is decided yet/,
    over: /Ask what was decided/,
  },
  'a Swiss notice to tenants': {
    country: 'ch',
    text: `Immo Limmat AG
2. November 2026
Kündigung des Mietvertrages (amtliches Formular)
Sehr geehrte Frau Meier
Mit beiliegendem amtlichem Formular kündigen wir Ihre Wohnung an der Langstrasse 5 per 31. März 2027. Sie können die Kündigung bei der Schlichtungsbehörde anfechten.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Write to the conciliation office within thirty days|The thirty days are strict/,
    over: /Check the form today/,
  },
  'a Swiss warning about rent': {
    country: 'ch',
    text: `Régie du Léman SA
Lausanne, le 2 novembre 2026
Mise en demeure, article 257d CO
Madame, vous êtes en retard de paiement de deux loyers, soit CHF 3'180.00, pour l'appartement de la rue du Lac 4.
Nous vous fixons un délai de 30 jours pour payer. À défaut, le bail sera résilié.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /within the time\. Ask family|pay all late rent in time/,
    over: /Pay all of it today/,
  },
  'a Swiss penal order': {
    country: 'ch',
    text: `Stadtrichteramt Zürich
Zürich, 2. November 2026
Strafbefehl
Geschäfts-Nr. ST.2026.4455
Jonas Meier wird wegen Überschreitens der Höchstgeschwindigkeit mit einer Busse von CHF 250.00 bestraft. Kosten CHF 120.00, total CHF 370.00.
Gegen diesen Strafbefehl kann innert zehn Tagen seit Zustellung schriftlich Einsprache erhoben werden.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /send it registered within ten days/,
    over: /The ten days seem over/,
  },
  'a Belgian summons': {
    country: 'be',
    text: `Gerechtsdeurwaarder Claes, Kortrijk
2 november 2026
Dagvaarding
Op verzoek van Immo Leie BV wordt u, Jan Peeters, gedagvaard om te verschijnen voor het vredegerecht te Kortrijk op 1 december 2026 om 9 uur.
De eisende partij vraagt betaling van 2.550,00 EUR.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Nothing is decided yet|Note the day, hour and court/,
    over: /Ask if there is a judgment or a new date/,
  },
  'a Belgian judgment': {
    country: 'be',
    text: `Étude d'huissier de justice Dubois, Liège
2 novembre 2026
Signification de jugement
Le juge de paix de Liège, par jugement rendu par défaut le 5 octobre 2026, condamne Monsieur Jean Lambert à payer 1.893,20 EUR à Meubles du Pont SA.
Vous pouvez faire opposition ou appel dans le mois de la présente signification.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /you can still appeal in time/,
    over: /Which day did the bailiff bring it|Call the bailiff today/,
  },
  'a Belgian traffic fine': {
    country: 'be',
    text: `Federale Overheidsdienst Justitie
2 november 2026
Onmiddellijke inning
Uw voertuig 1-ABC-234 reed te snel op 20 oktober 2026. Te betalen: 63,87 EUR.
Betaal of betwist uiterlijk op 20 november 2026.
PV-nummer BR.90.LB.123456/2026`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Pay or answer in writing before the last day/,
    over: /Ask where the case stands/,
  },
  'a Belgian tax bill': {
    country: 'be',
    text: `FOD Financiën
Aanslagbiljet personenbelasting, aanslagjaar 2026
Datum van verzending: 2 november 2026
Te betalen: 1.204,77 EUR, uiterlijk op 10 januari 2027.
Artikel 123456789`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /Before the day to pay they cannot seize/,
    over: /Ask for a plan in MyMinfin today/,
  },
  'a Belgian benefit decision': {
    country: 'be',
    text: `Office national de l'emploi
Bruxelles, le 2 novembre 2026
Décision de récupération
Vous avez reçu indûment 1.188,42 EUR d'allocations de chômage. Vous devez rembourser cette somme.
Vous pouvez introduire un recours auprès du tribunal du travail dans les trois mois.`,
    inTime: '2026-11-05',
    tooLate: '2027-03-20',
    open: /send the appeal by registered letter within three months/,
    over: /does it say how and by when to appeal/,
  },
  'a Belgian notice to leave': {
    country: 'be',
    text: `Gent, 2 november 2026
Aangetekend
Aan mevrouw L. Claes, Dampoortstraat 14, 9000 Gent
Ik zeg de huurovereenkomst op voor eigen gebruik. U moet de woning verlaten tegen 15 december 2026.
J. Verbeke, verhuurder`,
    inTime: '2026-11-05',
    tooLate: '2027-02-10',
    open: /Do not leave and keep the keys/,
    over: /Stay and keep the keys, even though the day is over/,
  },
  'a Belgian letter about late rent': {
    country: 'be',
    text: `Liège, le 2 novembre 2026
Mise en demeure
Monsieur Hubert,
Vos loyers de septembre et octobre 2026, soit 1.340,00 EUR, restent impayés.
Veuillez payer cette somme pour le 17 novembre 2026. À défaut, nous saisirons le juge de paix.
Immobilière du Parc, bailleur`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Pay the current rent, and offer a small sum/,
    over: /Pay this month’s rent today/,
  },
  'a Belgian eviction after a judgment': {
    country: 'be',
    text: `Étude Lambert, huissiers de justice, Namur
Le 2 novembre 2026
Madame Simon,
En exécution du jugement d'expulsion du juge de paix, vous devez quitter le logement pour le 4 décembre 2026.
À défaut, nous allons procéder à votre expulsion.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Pay the current rent, and offer a small sum/,
    over: /Call the bailiff today/,
  },
})
