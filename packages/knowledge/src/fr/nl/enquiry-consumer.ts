/** The Dutch words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Bewaar de bestelling, de rekening, foto’s en berichten.' },
  'fr.ask-buy.step-write': {
    says: 'Schrijf eerst het bedrijf, met een datum. Ga dan naar de gratis bemiddelaar (médiateur).',
  },
  'fr.ask-buy.step-signal': { says: 'Meld het bedrijf op SignalConso.' },
  'fr.ask-buy.right-guarantee': {
    says: 'Nieuwe goederen hebben twee jaar wettelijke garantie (garantie légale).',
  },
  'fr.ask-buy.right-withdraw': {
    says: 'De meeste aankopen op afstand kunt u 14 dagen lang herroepen.',
  },
  'fr.ask-buy.right-mediator': {
    says: 'Een bemiddelaar voor consumenten (médiateur) is voor u gratis.',
  },
  'fr.ask-buy.option-mediator': {
    title: 'Naar de bemiddelaar gaan',
    says: 'De bemiddelaar (médiateur) die op de site of rekening staat, bekijkt uw zaak.',
    cost: 'Niets.',
    time: 'Ongeveer 90 dagen.',
    risk: 'Geen.',
    bestFor: 'U schreef eerst en kreeg geen goed antwoord.',
  },
  'fr.ask-buy.option-association': {
    title: 'Een consumentenvereniging vragen',
    says: 'Een plaatselijke vereniging (association de consommateurs) helpt u schrijven.',
    cost: 'Niets of een kleine bijdrage.',
    time: 'Een bezoek.',
    risk: 'Geen.',
    bestFor: 'U zit vast.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Bij een aankoop in een winkel hebt u geen wettelijk recht om u te bedenken. Online wel.',
    learnMore: 'Kijk naar de eigen ruilregels van de winkel.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Let op de tijd: de meeste eisen tussen u en een bedrijf hebben termijnen van twee tot vijf jaar.',
  },
  'fr.ask-buy.right-terms': { says: 'Oneerlijke bedingen in een contract binden u niet.' },
  'fr.ask-buy.withdraw': {
    says: 'Online, per telefoon of aan de deur: 14 dagen, zonder reden. In een winkel is er dat recht niet, alleen wat de winkel biedt.',
    dependsOn: 'hoe u het kocht',
  },
  'fr.ask-buy.guarantee': {
    says: 'Twee jaar lang moet de verkoper het gratis repareren of vervangen. Gebeurt dat niet binnen 30 dagen, dan mag u uw geld terugvragen. Bij tweedehands ligt het bewijs één jaar bij de verkoper.',
  },
  'fr.ask-buy.delivery': {
    says: 'Stel schriftelijk een nieuwe datum. Gaat die voorbij, zeg dan op en vraag uw geld terug: het moet binnen 14 dagen komen.',
  },
  'fr.ask-buy.subscription': {
    says: 'Na de minimale looptijd mag u opzeggen, ook online. Waarschuwde het bedrijf u niet voor een verlenging, dan mag u altijd gratis opzeggen.',
    dependsOn: 'of er nog een minimale looptijd loopt',
  },
  'fr.ask-buy.cold-call': {
    says: 'Sinds 11 augustus 2026 is voor een verkooptelefoontje vooraf uw toestemming nodig. Een contract uit zo’n telefoontje zonder die toestemming is nietig.',
    dependsOn: 'of u met zulke telefoontjes akkoord ging',
  },
  'fr.ask-buy.energy-cut': {
    says: 'Van 1 november tot 31 maart mogen ze uw hoofdwoning niet afsluiten. Daarbuiten moeten ze u eerst twee keer schriftelijk waarschuwen. Vraag een plan en het huisvestingsfonds (FSL).',
    dependsOn: 'de tijd van het jaar',
  },
  'fr.ask-buy.water-cut': {
    says: 'Het water in uw hoofdwoning mag nooit worden afgesloten om een schuld.',
  },
  'fr.ask-buy.energy-back': {
    says: 'Verbruik van meer dan 14 maanden voor de laatste meteropname hoeft u meestal niet te betalen. Vraag de berekening maand voor maand.',
    dependsOn: 'wanneer u het verbruikte',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Schrijf dat het te oud is. Een rekening voor telefoon of internet verjaart na één jaar.',
  },
  'fr.ask-buy.fine': {
    says: 'U hebt 45 dagen om te betalen of bezwaar te maken op antai.gouv.fr. Betaal niet als u bezwaar maakt. Bij een verhoogde boete: 30 dagen.',
    dependsOn: 'of u de boete aanvaardt',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Maak binnen één maand bezwaar bij de dienst die in het bericht staat (RAPO). Zegt die nee, ga dan binnen één maand naar de parkeerrechter (tribunal du stationnement payant).',
  },
  'fr.ask-buy.insurance': {
    says: 'Vraag naar het artikel in het contract en schrijf naar de klachtendienst. Ga na twee maanden naar de gratis bemiddelaar (médiateur). De termijn is twee jaar.',
  },
  'fr.ask-buy.used-car': {
    says: 'Een handelaar geeft wettelijke garantie (garantie légale). Tegen een particuliere verkoper geldt de regel van het verborgen gebrek (vice caché): twee jaar vanaf de ontdekking. Vraag een verslag van een deskundige.',
  },
  'fr.ask-buy.flight': {
    says: 'Bij drie uur vertraging of late annulering kunt u €250 tot €600 krijgen, tenzij de luchtvaartmaatschappij de oorzaak niet in de hand had.',
    dependsOn: 'de afstand en de reden',
  },
  'fr.ask-buy.bank-fees': {
    says: "Behandelkosten (commission d'intervention) zijn hoogstens €8 per keer en €80 per maand. Een geweigerde incasso: hoogstens €20. Kwetsbare klanten betalen minder.",
    dependsOn: 'het soort kosten',
  },
  'fr.ask-buy.park-step': {
    says: 'Controleer het bericht: kenteken, plaats, dag, uur. Typ zelf antai.gouv.fr, nooit een link die u kreeg.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Verzamel bewijs: betaalbewijs, foto’s, verkooppapieren van de auto. Stuur het met bewijs van de datum.',
  },
  'fr.ask-buy.park-right': {
    says: 'U hebt het recht om binnen 45 dagen bezwaar te maken tegen een boete, en binnen één maand tegen een openbare parkeerheffing.',
  },
  'fr.ask-buy.park-right-driver': { says: 'U hebt het recht de echte bestuurder te noemen.' },
  'fr.ask-buy.park-right-time': {
    says: 'U hebt het recht de schatkist (Trésor public) tijd te vragen om te betalen.',
  },
  'fr.ask-buy.park-option': {
    title: 'Op tijd bezwaar maken',
    says: 'Gebruik de site of het formulier uit het bericht en voeg bewijs toe.',
    cost: 'Soms een waarborg.',
    time: 'Een half uur.',
    risk: 'Een rechter kan een hogere boete geven.',
    bestFor: 'De feiten kloppen niet.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Vroeg het lagere bedrag betalen',
    says: 'Betaal op amendes.gouv.fr, als u de boete aanvaardt.',
    cost: 'De boete.',
    time: 'Enkele minuten.',
    risk: 'U kunt geen bezwaar meer maken.',
    bestFor: 'Ze klopt.',
  },
  'fr.ask-buy.park-warn': { says: 'Veel sms’jes over onbetaalde boetes zijn vals.' },
  'fr.ask-buy.park-know': {
    says: 'Kreeg u het eerste bericht nooit? Dan kunt u binnen 30 dagen bezwaar maken tegen de verhoogde boete.',
    learnMore: 'Zeg dat u verhuisd bent en voeg bewijs toe.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Een sportschoolcontract zonder uitweg bij een ernstige gezondheidsreden kan oneerlijk zijn. Zo’n beding bindt u niet. Stuur de doktersverklaring aangetekend. Ga daarna naar de bemiddelaar.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'of het opzet was',
    says: 'Een fout te goeder trouw beëindigt de dekking niet: de verzekeraar mag alleen minder betalen, naar de premie. Alleen een bewust onjuist antwoord maakt het contract nietig, en dat moet hij bewijzen.',
  },
  'fr.ask-buy.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Noem de echte bestuurder op antai.gouv.fr binnen 45 dagen, voor u betaalt. Dan bent u boete noch punten verschuldigd. Toont u alleen dat u het niet was, dan kunt u de boete moeten betalen, zonder punten te verliezen.',
  },
  'fr.ask-buy.plumber': {
    says: 'Voor het werk moet u een schriftelijke offerte met prijzen krijgen. Wat u niet goedkeurde, kunt u betwisten. Voor extra werk bij u thuis hebt u 14 dagen bedenktijd. Schrijf de firma, meld haar op SignalConso en ga naar haar bemiddelaar.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'de dag van de ingebrekestelling',
    says: 'De verzekeraar moet eerst een ingebrekestelling sturen. Dertig dagen later stopt de dekking, en tien dagen daarna mag hij opzeggen. Betaal voor die dag en de dekking loopt door. Een auto moet verzekerd blijven: zoek nu een nieuwe verzekeraar.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'hoe lang het contract al loopt',
    says: 'Geen looptijd gaat boven 24 maanden. Vanaf maand 13 vertrekt u zonder kosten, of met hoogstens 20 % van de rest als de telefoon goedkoper was. Daarvoor bent u de rest van het eerste jaar schuldig. Extra kosten moeten zij bewijzen.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'hoe laat de trein was',
    says: 'Vanaf 60 minuten vertraging moet de spoorfirma 25 % van het kaartje betalen, vanaf twee uur 50 %. De SNCF betaalt vanaf 30 minuten bij TGV INOUI en Intercités. Lokale treinen hebben eigen regels. Vraag het op haar site, daarna bij de gratis bemiddelaar (SNCF Voyageurs).',
  },
  'fr.ask-buy.licence-held': {
    says: 'Rijd niet. De politie kan uw rijbewijs enkele dagen houden. Daarna kan de prefect het maanden schorsen, en een rechter beslist later. Bij drugs kunt u een tweede test vragen (contre-expertise). Lees de termijnen in het besluit en zie een advocaat vóór de zitting.',
  },
  'fr.ask-buy.my-data': {
    says: 'Schrijf naar de firma. Vraag welke gegevens zij over u heeft, of vraag ze te wissen. Zij moet binnen een maand gratis antwoorden. Zo niet, klaag online bij de CNIL.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'hoe oud het contract is',
    says: 'Na het eerste jaar kunt u de verzekering van auto, woning en gezondheid altijd gratis beëindigen. Zij stopt een maand later. Voor de auto en de woning van een huurder doet de nieuwe verzekeraar het. In het eerste jaar mag het alleen bij sommige veranderingen in uw leven.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'de overtreding',
    says: 'Eén verloren punt komt na zes maanden zonder nieuwe overtreding terug. Alle punten komen na twee jaar terug, of drie bij zwaardere overtredingen. Een cursus (stage) van twee dagen geeft er tot vier terug, één keer per jaar. Zie uw punten op de officiële site (Mes Points Permis).',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'of hij het u zei',
    says: 'De leverancier moet u een nieuwe prijs duidelijk en schriftelijk melden, minstens een maand ervoor. U mag altijd gratis weg. Zonder die melding betwist u de rekening schriftelijk. Na twee maanden zonder goed antwoord is de energiebemiddelaar (médiateur national de l’énergie) gratis.',
  },
  'fr.ask-buy.complaint-refused': {
    says: 'Nee. Politie en gendarmerie moeten elke klacht van een slachtoffer aannemen, overal in Frankrijk. Vraag een ontvangstbewijs. Weigeren ze toch, schrijf dan naar de procureur (procureur de la République) van de rechtbank; dat telt als klacht. U kunt ook online beginnen.',
  },
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'uw en hun middelen',
    says: 'Kinderen kunnen hulp schuldig zijn aan een ouder in nood, elk naar zijn middelen (obligation alimentaire). Het tehuis bepaalt uw deel niet alleen: u spreekt het af, of een familierechter doet het. Een ouder die ernstig tekortschoot, kan die hulp verliezen. Vraag eerst sociale hulp (ASH) en huursteun.',
  },
}
