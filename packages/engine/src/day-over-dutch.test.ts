/** Dutch letters that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a Dutch summons': {
    country: 'nl',
    text: `DAGVAARDING
Heden, 3 november 2026, heb ik, mr. P. Zandstra, gerechtsdeurwaarder te Arnhem, op verzoek van Telecom Veluwe B.V. gedagvaard:
de heer K. Brouwer, Eikenlaan 12, 6814 AB Arnhem
om te verschijnen op de zitting van de kantonrechter van de rechtbank Gelderland op woensdag 25 november 2026 om 10.00 uur.
Zaaknummer 11223344 CV EXPL 26-1188
Eiseres vordert betaling van € 842,15. U kunt mondeling of schriftelijk antwoorden of uitstel vragen.`,
    inTime: '2026-11-06',
    tooLate: '2027-02-10',
    open: /Nothing is decided yet|Find the court day|Send your reply to the court before/,
    over: /Call the court today with the case number/,
  },
  'a Dutch judgment by default': {
    country: 'nl',
    text: `Rechtbank Overijssel, kanton Zwolle
Vonnis bij verstek van 3 november 2026
Zaaknummer 10998877 CV EXPL 26-900
in de zaak van Fietsleen B.V. tegen mevrouw L. de Wit, niet verschenen.
De kantonrechter veroordeelt gedaagde om aan eiseres te betalen € 1.104,20 en de proceskosten.
Tegen gedaagde is verstek verleend.`,
    inTime: '2026-11-06',
    tooLate: '2027-02-10',
    open: /there are still ways to answer|You have the right to have the case looked at again/,
    over: /When was it put in your own hand/,
  },
  'a Dutch judgment after a defence': {
    country: 'nl',
    text: `Rechtbank Overijssel, kanton Zwolle
Vonnis
Datum: 3 november 2026
Zaaknummer 10998878 CV EXPL 26-901
in de zaak van Fietsleen B.V. tegen de heer T. Smit
De kantonrechter veroordeelt gedaagde om aan eiseres te betalen € 3.104,20 en de proceskosten.`,
    inTime: '2026-11-06',
    tooLate: '2027-04-10',
    open: /there are still ways to answer|You have the right to appeal above/,
    over: /Too late to fight it/,
  },
  'a Dutch order to pay': {
    country: 'nl',
    text: `Gerechtsdeurwaarderskantoor Hoekstra & Vink
Exploot van betekening en bevel tot betaling
Datum: 3 november 2026
Uit kracht van een vonnis van de rechtbank Noord-Nederland is aan u, de heer S. Postma, bevel gedaan om binnen twee dagen te betalen € 1.560,88.
Betaalt u niet, dan volgt beslag op uw loon, bankrekening of inboedel.`,
    inTime: '2026-11-04',
    tooLate: '2026-12-20',
    open: /Only then can goods be seized/,
    over: /Call the bailiff today, even though the day is over/,
  },
  'a Dutch letter with 14 days': {
    country: 'nl',
    text: `Incassobureau Rijnstroom B.V.
Datum: 3 november 2026
Geachte heer Mol,
Namens Sportschool Actief vorderen wij € 96,00. U hebt 14 dagen, vanaf de dag na ontvangst van deze brief, om te betalen. Daarna brengen wij € 40,00 incassokosten in rekening.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-10',
    open: /Pay within the 14 days|without collection costs\./,
    over: /Answer today, even if the day is over/,
  },
  'a Dutch notice to leave': {
    country: 'nl',
    text: `Aangetekend
Utrecht, 3 november 2026
Aan mevrouw J. Peters, Kanaalstraat 8, 3531 CJ Utrecht
Hierbij zeg ik de huurovereenkomst van de woning op wegens dringend eigen gebruik. U moet de woning op 28 februari 2027 ontruimd opleveren.
Laat mij binnen zes weken weten of u instemt met de beëindiging van de huur.
H. Vermeer, verhuurder`,
    inTime: '2026-11-06',
    tooLate: '2027-04-10',
    open: /Within six weeks|Write back that you do not agree with the end/,
    over: /Stay, and write today that you do not agree/,
  },
  'a Dutch letter about late rent': {
    country: 'nl',
    text: `Woonstichting De Linde
Datum: 3 november 2026
Geachte mevrouw Bos,
U heeft een huurachterstand van € 1.214,60 over september en oktober 2026. Betaal dit bedrag uiterlijk op 17 november 2026.
Anders vragen wij de rechter om ontbinding van de huurovereenkomst.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Pay the rent of this month first/,
    over: /Pay this month’s rent today/,
  },
  'a Dutch traffic fine': {
    country: 'nl',
    text: `Centraal Justitieel Incassobureau
Beschikking van 3 november 2026, CJIB-nummer 1122 3344 5566 7788
Kenteken 12-ABC-3. U reed te hard op 24 oktober 2026. Bedrag: € 129,00.
Betaal uiterlijk op 29 december 2026. Bent u het niet eens, ga dan binnen zes weken in beroep bij de officier van justitie.`,
    inTime: '2026-11-06',
    tooLate: '2027-03-10',
    open: /cannot be raised|appeal online or by letter in time|before the date/,
    over: /Log in at cjib\.nl or call the CJIB today/,
  },
  'a Dutch parking tax': {
    country: 'nl',
    text: `Gemeente Zwolle
Naheffingsaanslag parkeerbelasting
Dagtekening: 3 november 2026
Kenteken 12-ABC-3. Te betalen: € 81,30. Bezwaar is mogelijk binnen zes weken.`,
    inTime: '2026-11-06',
    tooLate: '2027-02-10',
    open: /to your town in time|right to object for free/,
    over: /Call the tax office of your town today/,
  },
  'a Dutch penal order': {
    country: 'nl',
    text: `Openbaar Ministerie
Strafbeschikking van 3 november 2026
CJIB-nummer 9988 7766 5544 3322
U bent schuldig aan winkeldiefstal. U moet een geldboete van € 450,00 betalen.
Bent u het niet eens, stuur dan binnen 14 dagen een verzetschrift.`,
    inTime: '2026-11-06',
    tooLate: '2027-01-20',
    open: /the punishment is not carried out|go to the desk of the prosecutor/,
    over: /When did you first know of it/,
  },
  'a Dutch tax bill': {
    country: 'nl',
    text: `Belastingdienst
Definitieve aanslag inkomstenbelasting 2025
Dagtekening: 3 november 2026
Te betalen: € 884,00 vóór 15 december 2026. Bezwaar is mogelijk binnen zes weken na de dagtekening.`,
    inTime: '2026-11-06',
    tooLate: '2027-03-01',
    open: /Send a short objection in time|before the pay-by date|You can object for free\./,
    over: /Call the office today, though the day is over/,
  },
  'a Dutch dismissal': {
    country: 'nl',
    text: `Loodgietersbedrijf Van Dam B.V.
3 november 2026
Geachte heer El Amrani,
Wij ontslaan u op staande voet wegens een dringende reden: u bleef zonder bericht weg. Uw arbeidsovereenkomst eindigt vandaag.`,
    inTime: '2026-11-06',
    tooLate: '2027-04-01',
    open: /The time to go to court is short|at the latest within one week/,
    over: /When did your job end/,
  },
  'a Dutch eviction after a judgment': {
    country: 'nl',
    text: `Gerechtsdeurwaarder Jansen
Exploot van ontruiming
3 november 2026
Uit kracht van het vonnis van de kantonrechter te Breda van 12 oktober 2026 is aan u, de heer P. Maas, bevel gedaan om binnen drie dagen de woning aan de Haagweg 9 te ontruimen.
De ontruiming vindt plaats op 19 november 2026 om 9.00 uur.`,
    inTime: '2026-11-04',
    tooLate: '2027-01-20',
    open: /Do not wait for the day/,
    over: /Call the bailiff and a lawyer today/,
  },
  'a Dutch claim for private parking': {
    country: 'nl',
    text: `Parkeerbedrijf Stadspark B.V.
Datum: 3 november 2026
Kenteken 12-ABC-3. U hebt op 20 oktober 2026 op ons privéterrein geparkeerd zonder geldig kaartje.
Volgens de parkeervoorwaarden bent u een boete van € 95,00 verschuldigd. Betaal vóór 17 november 2026.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Write before their date/,
    over: /Their date is over, but only a judge can make you pay/,
  },
  'a Dutch offer to end a job': {
    country: 'nl',
    text: `Amersfoort, 3 november 2026
Geachte mevrouw Yilmaz,
Hierbij de vaststellingsovereenkomst. Partijen komen overeen dat de arbeidsovereenkomst met wederzijds goedvinden eindigt op 31 december 2026.
Stuur de overeenkomst uiterlijk 17 november 2026 ondertekend terug.
Logistiek Eemland B.V.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    over: /Not signed\? You still need not sign/,
  },
  'a Dutch proposal for a higher rent': {
    country: 'nl',
    text: `Woonstichting De Linde
Datum: 20 april 2026
Geachte huurder,
Voorstel huurverhoging per 1 juli 2026. Uw huur stijgt van € 612,00 naar € 636,00.
Bent u het niet eens, stuur dan uw bezwaar vóór 1 juli 2026.`,
    inTime: '2026-05-10',
    tooLate: '2026-11-20',
    open: /Send the objection form to the landlord in time/,
    over: /The day to object seems over/,
  },
  'a Dutch refusal of a benefit': {
    country: 'nl',
    text: `UWV
3 november 2026
Geachte heer Adams,
Uw aanvraag voor een WIA-uitkering is afgewezen. U krijgt geen uitkering, want u bent minder dan 35% arbeidsongeschikt.
Bent u het niet eens met deze beslissing? Maak dan bezwaar binnen zes weken.`,
    inTime: '2026-11-06',
    tooLate: '2027-02-10',
    open: /write before the last day|Object within six weeks and ask for both reports/,
    over: /Call the office today, though the day is over/,
  },
})
