/** The Dutch words of Germany: enquiry consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, telefonisch of aan de deur: 14 dagen, bij spullen vanaf de levering. In een winkel alleen als het gebrekkig is of de winkel akkoord gaat.',
    dependsOn: 'hoe u het kocht',
  },
  'de.ask-buy.faulty': {
    says: 'Twee jaar lang kunt u de verkoper om herstel of iets nieuws vragen. In het eerste jaar moet de verkoper bewijzen dat het bij het begin goed was.',
  },
  'de.ask-buy.gym': {
    says: 'Contracten sinds maart 2022: hoogstens twee jaar, dan altijd met één maand opzegging. Blijvende ziekte kan een sportschoolcontract meteen beëindigen.',
    dependsOn: 'wanneer u tekende en wat het contract zegt',
  },
  'de.ask-buy.phone-contract': {
    says: 'Hoogstens twee jaar, dan één maand opzegging. Een contract per telefoontje telt pas als u de schriftelijke samenvatting goedkeurde. Bij prijsverhoging mag u weg.',
    dependsOn: 'hoe het gesloten is en hoe lang het liep',
  },
  'de.ask-buy.not-delivered': {
    says: 'Geef de winkel schriftelijk een laatste datum. Herroep dan en vraag uw geld terug. Het risico van de post is van de winkel.',
  },
  'de.ask-buy.scam-message': {
    says: 'Betaal niet, klik niet en hang op. Zijn geld of gegevens weg? Bel nu uw bank of 116 116 en meld het bij de politie.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Een betaling die u niet toestond, moet uiterlijk op de volgende werkdag terug zijn, tenzij u grof onvoorzichtig was. Een automatische incasso kan acht weken lang terug.',
    dependsOn: 'of u de betaling toestond',
  },
  'de.ask-buy.abmahnung': {
    says: 'Teken hun formulier niet. Vraag advies vóór de datum, bijvoorbeeld over een veranderde belofte. Voor particulieren zijn de advocaatkosten begrensd.',
  },
  'de.ask-buy.private-parking': {
    says: 'Het is een contractboete (Vertragsstrafe), geen boete van de overheid. Alleen de bestuurder is haar schuldig. Vraag de winkel haar in te trekken, en vraag foto’s.',
    dependsOn: 'of de borden duidelijk waren en u de bestuurder was',
  },
  'de.ask-buy.fine': {
    says: 'U hebt twee weken vanaf de datum op de gele envelop om schriftelijk bezwaar te maken. Klopt zij en is zij klein? Betaal. Een rijverbod of punten? Ga naar een advocaat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'U moet uw naam en adres geven. U hoeft niets over de daad te zeggen of uzelf of naaste familie te beschuldigen.',
    dependsOn: 'of het over uw persoon of de daad gaat',
  },
  'de.ask-buy.insurance-no': {
    says: 'Vraag schriftelijk de bepaling en de redenen en stuur bewijs. Dan beslist de verzekeringsombudsman gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Maak binnen één maand bezwaar (Widerspruch). Vraag het medische rapport. De sociale rechter is gratis.',
  },
  'de.ask-buy.unordered': {
    says: 'U bent niets schuldig voor wat u niet bestelde. U hoeft het niet terug te sturen, als een bedrijf het u met opzet stuurde.',
  },
  'de.ask-buy.step-proof': {
    says: 'Schrijf, bel niet. Bewaar bewijs van wat u stuurde en wanneer.',
  },
  'de.ask-buy.step-centre': { says: 'Vraag de Verbraucherzentrale van uw deelstaat om hulp.' },
  'de.ask-buy.right-fair': {
    says: 'Kleine lettertjes die u oneerlijk behandelen, hebben geen effect.',
  },
  'de.ask-buy.guide-contract': { says: 'Zoek het contract, de datum en de kleine lettertjes.' },
  'de.ask-buy.guide-deadline': {
    says: 'Noem het gebrek en geef een vaste dag. Daarna kunt u uw geld vragen.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'Contracten online, telefonisch of aan de deur kunt u binnen 14 dagen herroepen.',
  },
  'de.ask-buy.guide-right-fault': { says: 'De verkoper staat twee jaar in voor gebreken.' },
  'de.ask-buy.guide-right-button': {
    says: 'Voor online contracten moet er een opzegknop op de website zijn.',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Vraag de Verbraucherzentrale of de geschillendienst van de branche.',
    title: 'Consumentencentrum of geschillendienst',
    cost: 'Gratis of een klein bedrag.',
    time: 'Dagen tot weken.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf antwoordt niet of zegt nee.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Geef nooit een PIN, TAN of kaartnummer per telefoon, mail of chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Een automatische incasso die u niet wilde, kan bij uw bank acht weken lang terug.',
  },
  'de.ask-buy.price-rise': {
    says: 'De leverancier moet het u vóór de verhoging zeggen, bij huishoudens een maand vooraf. U mag dan zonder opzegtermijn weg op de dag dat zij begint.',
    dependsOn: 'of uw leverancier het op tijd zei',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Kijk wie schrijft: een kantoor (Bußgeld, Verwarnung) of een particulier bedrijf (Vertragsstrafe). De regels verschillen.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Een boete van een kantoor geeft twee weken vanaf de datum op de gele envelop. Schrijf die dag op.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Maak foto’s van borden, plaats en auto. Bewaar bonnen.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Vraag bij een boete van de overheid het kantoor om delen als u niet meteen kunt betalen.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'U hoeft niets over de daad te zeggen. Uw naam en adres moet u een kantoor geven.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Een particuliere contractboete (Vertragsstrafe) is de bestuurder schuldig, niet de houder.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Maak bezwaar bij het kantoor, of wijs de boete van het bedrijf af en vraag bewijs.',
    title: 'Schriftelijk bezwaar maken of afwijzen',
    cost: 'Gratis.',
    time: 'Twee weken bij een boete van de overheid.',
    risk: 'Bij de rechter kan het meer kosten.',
    bestFor: 'U was het niet of de borden waren onduidelijk.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Negeer nooit een boete van de overheid. Het kantoor kan haar innen, tot en met hechtenis om te dwingen.',
  },
  'de.ask-buy.gym-ill': {
    says: 'Kunt u lang niet trainen, dan mag u het contract meteen beëindigen. Schrijf dat en voeg een doktersbriefje toe dat dit zegt. De ziekte hoeft u eerst niet te noemen. Pas bij de rechter moet u die bewijzen. Bij een korte ziekte is een pauze gewoner.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Stel schriftelijk een laatste termijn, ongeveer twee weken. Ontbind daarna en vraag al uw geld terug. Vraag bank, kaart of PayPal meteen om de betaling terug te halen. Lijkt het een nepwinkel? Doe dan vandaag online aangifte.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Blokkeer de rekening nu (116 116), schrijf de bank dat u de betaling niet hebt toegestaan, en ga naar de politie. De bank moet het geld uiterlijk de volgende werkdag terugzetten. Weigeren mag zij alleen als zij grove schuld van u bewijst. Vraag dan haar ombudsman.',
  },
  'de.ask-buy.return-cost': {
    says: 'Wat u online kocht, mag u binnen 14 dagen na levering terugsturen. U betaalt het terugsturen alleen als de winkel dat vooraf zei. Binnen 14 dagen moet de winkel de prijs en de gewone verzendkosten teruggeven.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Bel meteen uw bank (116 116), laat de overschrijving terugroepen en ga naar de politie. U gaf zelf de opdracht, dus meestal hoeft de bank niet te betalen. Maar sinds 9 oktober 2025 moet zij naam en rekening vergelijken. Waarschuwde zij niet voor een verkeerde naam? Vraag haar dan het geld.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Meestal mag dat zonder reden, maar met twee maanden opzegtermijn. Een Sparkasse heeft een eerlijke reden nodig. U hebt bij elke bank recht op een basisrekening (Basiskonto), ook met schulden. Vraag die nu aan en geef het nieuwe nummer door.',
  },
  'de.ask-buy.towed': {
    says: 'Op privéterrein mag de eigenaar een fout geparkeerde auto meteen laten wegslepen. U bent alleen de gewone plaatselijke prijs schuldig. Houden ze de auto tot u betaalt, betaal dan onder voorbehoud en vraag het te veel terug. Op straat stuurt de stad een besluit: maak bezwaar.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Is het telkens veel trager dan afgesproken, dan mag u minder betalen of opzeggen. Bewijs het met de meting van de Bundesnetzagentur (breitbandmessung.de). Meld een storing meteen. Na twee dagen kunt u voor elke dag geld vragen.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Zonder afgesproken prijs is alleen de gewone plaatselijke prijs verschuldigd. Meer dan het dubbele kan nietig zijn. Vraag een rekening met uren en onderdelen, betaal het juiste deel en betwist de rest schriftelijk. Bedreigt iemand u aan de deur, bel dan 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Vóór het begin mag u altijd annuleren, maar u betaalt meestal een bedrag dat redelijk moet zijn. Het kost niets als ernstige gebeurtenissen ter plaatse de reis verhinderen. Meld gebreken daar meteen en bewaar bewijs. Dan kunt u twee jaar lang een deel van de prijs vragen.',
    dependsOn: 'wanneer en waarom u annuleert, of wat er mis was',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Geen duidelijke knop zoals „zahlungspflichtig bestellen“? Dan is er geen contract en bent u niets schuldig. Schrijf dat. Herroep daarnaast binnen 14 dagen, of later als ze u niet informeerden. Zeg ook op via de knop van de site. Haal afschrijvingen terug via uw bank.',
  },
  'de.ask-buy.private-sale': {
    says: 'Een particuliere verkoper mag de garantie uitsluiten. Dat helpt niet als hij een gebrek verzweeg of iets beloofde. Vraag dan herstel, prijsverlaging of uw geld. Bewaar advertentie en berichten. Zonder uitsluiting gelden de volle twee jaar.',
    dependsOn: 'wat het contract zegt en wat verzwegen is',
  },
  'de.ask-buy.car-accident': {
    says: 'U kunt direct bij de verzekeraar van de ander claimen. Binnen drie maanden moet die een aanbod doen of redenen geven. Geen schuld? Kies zelf expert en advocaat; de verzekeraar betaalt in de regel beide. Verzamel foto’s en getuigen. Teken geen snelle regeling.',
  },
  'de.ask-buy.new-driver': {
    says: 'Eén zware overtreding (type A, zoals rood licht of meer dan 20 km/u te hard) kost u het rijbewijs niet. U moet een cursus doen (Aufbauseminar) en de proeftijd gaat van twee naar vier jaar. Zonder cursus is het rijbewijs weg. U hebt twee weken tegen de boete.',
  },
  'de.ask-buy.lost-card': {
    says: 'Laat haar meteen blokkeren: 116 116. Daarna bent u niets schuldig voor betalingen van anderen. Daarvoor hooguit € 50, en niets als u het verlies niet kon merken. Alleen grove schuld, zoals de pincode bij de kaart, laat u alles betalen. Doe aangifte en vraag het geld schriftelijk bij de bank.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Vraag een kopie van uw dossier: dat is uw recht. Laat het eerst herstellen. Uw ziekenkas helpt gratis met een rapport, en de Schlichtungsstelle van de artsenkamer onderzoekt het gratis. U kunt geld vragen voor pijn en kosten, meestal drie jaar lang. Vraag een advocaat voor u betaalt of tekent.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Meld uw bank een betaling die u niet toestond zodra u die ziet. Na 13 maanden is het recht weg.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Uw aansluiting mag alleen worden afgesloten als u minstens € 100 schuldig bent en twee weken eerder een schriftelijke waarschuwing kwam. Met redenen betwiste bedragen tellen niet. Betaal de rest en vraag de Bundesnetzagentur om hulp.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Uw zwijgen is geen toestemming voor hogere kosten. Zonder uw ja moet de bank het meerdere terugbetalen, ook over eerdere jaren binnen de termijn. Schrijf haar en ga daarna naar haar ombudsman. Zij kan de rekening met twee maanden opzeggen.',
  },
}
