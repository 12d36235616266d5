/** Vragen over wonen, kopen, energie, politie en verblijf: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_NL: Words = {
  'nl.ask.repairs': {
    says: 'Meld het op papier en geef uw verhuurder zes weken. In een gereguleerde woning kan de Huurcommissie daarna de huur verlagen, anders een rechter. Stop niet zelf met betalen.',
  },
  'nl.ask.landlord-enters': {
    says: 'Alleen als u dat goedvindt, of bij echte nood zoals een gesprongen leiding. Voor dringende reparaties moet de verhuurder het eerst vragen en een tijd afspreken. Schrijf dat u geen bezoek zonder afspraak toestaat.',
  },
  'nl.ask.arrears-evict': {
    says: 'Alleen een rechter kan dat bevelen, meestal bij drie maanden achterstand of meer. Betaal eerst de nieuwe huur, bied op papier een regeling aan en vraag nu uw gemeente om schuldhulp. Ga naar de zitting als die komt.',
    dependsOn: 'hoeveel openstaat en wat u nu doet',
  },
  'nl.ask.service-costs': {
    says: 'U betaalt alleen de echte kosten. De verhuurder moet binnen zes maanden na het jaar een overzicht sturen. Vraag de rekeningen te zien. Bent u het niet eens, dan kan de Huurcommissie beslissen.',
  },
  'nl.ask.delivery': {
    says: 'De winkel moet binnen 30 dagen leveren en draagt het risico tot u het hebt. Schrijf en geef een laatste redelijke termijn. Daarna kunt u stoppen en uw geld terugvragen. Bewaar bewijs.',
  },
  'nl.ask.flight': {
    says: 'Vraag de maatschappij om zorg, uw geld terug of een andere vlucht, en het vaste bedrag van de Europese regel. Bij oorzaken die zij niet kon vermijden, zoals storm, hoeft zij dat bedrag niet te betalen.',
    dependsOn: 'de oorzaak, de duur van de vertraging en de afstand',
  },
  'nl.ask.free-lawyer': {
    says: 'Bel eerst het Juridisch Loket: dat is gratis. Met een laag inkomen en weinig spaargeld krijgt u een advocaat voor een kleine eigen bijdrage (toevoeging). De advocaat vraagt dat aan.',
  },
  'nl.ask.divorce': {
    says: 'Alleen een rechter kan een huwelijk ontbinden, en een advocaat vraagt het aan. Met kinderen hebt u een ouderschapsplan nodig. Spreek eerst af wie voorlopig in huis blijft, en bewaar kopieën. Een rechter kan snel iets voorlopigs beslissen.',
  },
  'nl.ask.collector-visits': {
    says: 'Een incassobureau mag aanbellen, maar u hoeft niet open te doen. Het heeft geen macht en mag niet binnenkomen. Schrijf dat u alleen brieven wilt. Een deurwaarder is anders: vraag naar het vonnis.',
  },
  'nl.ask.parking-tax': {
    says: 'Maak binnen zes weken gratis bezwaar bij uw gemeente, met bewijs zoals een ticket, vergunning of foto’s. De extra kosten hebben elk jaar een maximum. Na een nee kunt u naar de belastingrechter.',
  },
  'nl.ask.subscription': {
    says: 'Na de eerste afgesproken tijd kunt u de meeste abonnementen met een maand opzeggen. Doe het op papier en vraag een bevestiging. Een stilzwijgend nieuw jaar bindt u niet.',
  },
  'nl.ask.energy': {
    says: 'Bel nu uw leverancier en spreek een regeling af. Hij mag niet afsluiten zolang u die nakomt of schuldhulp hebt gevraagd. Vraag uw gemeente om hulp: die moet snel handelen.',
  },
  'nl.ask.benefit-back': {
    says: 'Maak binnen zes weken bezwaar als het niet klopt, en vraag hoe het bedrag is berekend. Klopt het, vraag dan een regeling die past. Om dringende redenen kunnen ze minder vragen.',
  },
  'nl.ask.bkr': {
    says: 'Meestal blijft hij tot vijf jaar na het betalen. Vraag eerder op papier aan de kredietverstrekker om hem weg te halen en zeg hoe hij u schaadt. Zegt die nee, dan kunt u naar de rechter.',
  },
  'nl.ask.police': {
    says: 'Als verdachte hoeft u niet te antwoorden. U mag voor het verhoor met een advocaat praten en er een bij hebben. Zeg eerst dat u dat wilt. Bent u aangehouden, dan is het meestal gratis.',
  },
  'nl.ask.penal-order': {
    says: 'Ga in verzet binnen 14 dagen nadat u ervan weet, voordat u betaalt. Dan bekijkt een rechter de zaak. Betalen kan uw recht beëindigen, en het kan in uw documentatie komen.',
  },
  'nl.ask.permit': {
    says: 'Doe nu iets: u hebt vaak maar vier weken om bezwaar te maken, en soms één week bij asiel. Dat staat onderaan het besluit. Neem een advocaat via de Raad voor Rechtsbijstand.',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'de voorwaarden van de sportschool',
    says: 'Veel sportscholen laten u stoppen of pauzeren bij een lange blessure, met een doktersverklaring. Staat dat niet in de voorwaarden, vraag dan schriftelijk een pauze. Een rechter kan het contract beëindigen als iets onvoorziens het onredelijk maakt.',
  },
  'nl.ask.bank-seized': {
    says: 'Op uw rekening moet een vast bedrag vrij blijven, naar uw gezin en woonsituatie. Vraag bank en deurwaarder welk bedrag zij vrij lieten. Houdt u te weinig over om te leven, stuur dan bewijs van uw inkomen. Vraag de deurwaarder het te herstellen.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Maak binnen zes weken na de datum van het besluit bezwaar. De redenen kunnen later komen. Hebt u geen geld om te leven, vraag de rechter dan meteen om een voorlopige voorziening. Vraag de gemeente om een voorschot.',
  },
  'nl.ask.home-sold': {
    says: 'Verkoop maakt geen einde aan uw huur: de koper wordt uw verhuurder. U hoeft niets te tekenen en niet weg. Betaal de huur aan de nieuwe eigenaar zodra u schriftelijk bewijs hebt. Zeg schriftelijk nee tegen een opzegging wegens verkoop.',
  },
  'nl.ask.own-use': {
    says: 'Blijf, en schrijf dat u het niet eens bent. De verhuurder moet bij de rechter dringend eigen gebruik bewijzen, en dat u andere passende woonruimte kunt vinden. De opzegtermijn is drie tot zes maanden. Moet u toch weg, vraag dan de verhuiskosten.',
  },
  'nl.ask.claim-yourself': {
    says: 'Schrijf een aanmaning met een laatste dag. Tot € 25.000 gaat u naar de kantonrechter, zonder advocaat. Een deurwaarder brengt de dagvaarding en u betaalt griffierecht. Wint u, dan betaalt de ander het meeste terug.',
  },
  'nl.ask.parking-paid': {
    says: 'Stuur het bewijs van betaling mee. Is het een belasting van de gemeente (naheffingsaanslag)? Maak gratis bezwaar bij de gemeente, binnen zes weken. Komt het van het CJIB? Ga gratis in beroep bij de officier van justitie, binnen zes weken.',
  },
  'nl.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
  'nl.ask.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wie de auto had',
    says: 'De boete gaat naar de kentekenhouder, wie er ook reed, en er zijn geen punten. U komt er alleen onderuit als de auto gestolen, verhuurd of al verkocht was. Ga dan binnen zes weken in beroep, met bewijs, gratis.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Zonder vaste prijs bent u alleen een redelijke prijs schuldig. Een richtprijs mag zonder waarschuwing hoogstens tien procent hoger worden. Vraag een lijst van uren en onderdelen, betaal wat redelijk is, en schrijf waarom de rest niet.',
  },
  'nl.ask.health-refused': {
    says: 'Vraag de verzekeraar schriftelijk om heroverweging, met een brief van uw arts. Hij moet binnen vier weken antwoorden. Na een nee, of stilte, gaat u naar de SKGZ, de geschilleninstantie voor zorgverzekeringen.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'uw huurcontract',
    says: 'Als huurder zegt u schriftelijk op, meestal een maand vooraf, zonder reden. Een contract van hoogstens twee jaar kan meestal ook eerder stoppen. Aan een langer vast contract zit u vast, tenzij het een uitweg geeft. Bewaar bewijs.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'of er een vonnis is',
    says: 'Met een vonnis kan een deurwaarder een auto of dure spullen in beslag nemen. Wat u nodig hebt om te leven en werken is veilig, binnen grenzen. Beslag mag niet als de verkoop de kosten niet eens dekt. Schrijf waarom u de auto nodig hebt, voor werk of zorg.',
  },
  'nl.ask.default-judgment': {
    says: 'U kunt verzet doen, meestal binnen vier weken nadat u het vonnis in handen kreeg of ernaar handelde. Dat begint met een dagvaarding door een deurwaarder. Bel dus vandaag een advocaat of het Juridisch Loket. Een rechter kan de deurwaarder intussen stoppen.',
  },
  'nl.ask.phone-sale': {
    says: 'Een contract voor energie, telefoon of andere diensten via een verkooptelefoontje bindt u pas als u schriftelijk akkoord gaf. Daarna hebt u 14 dagen om te annuleren. Schrijf dat u het niet accepteert.',
  },
  'nl.ask.unordered': {
    says: 'Voor wat u niet bestelde, bent u niets schuldig, en u hoeft het niet terug te sturen. Schrijf één keer dat u niets bestelde en vraag bewijs.',
  },
  'nl.ask.package-tour': {
    says: 'Annuleert de organisator een pakketreis, dan krijgt u binnen 14 dagen alles terug. U hoeft geen voucher te nemen. Annuleert u zelf, dan betaalt u meestal redelijke kosten, maar niets als ernstige gebeurtenissen ter plaatse de reis verhinderen.',
    dependsOn: 'wie annuleerde en waarom',
  },
  'nl.ask.energy-bill': {
    says: 'Vergelijk de meterstanden en de prijs met uw contract. Schrijf wat niet klopt en betaal het deel dat klopt. Helpt dat niet, ga dan naar de Geschillencommissie Energie. Kunt u niet betalen? Vraag een regeling voordat er een aanmaning komt.',
  },
  'nl.ask.child-contact': {
    says: 'U en uw kind hebben recht op omgang. Praat eerst met hulp van een mediator of uw gemeente en schrijf afspraken op. Lukt dat niet, dan vraagt een advocaat de rechter om een omgangsregeling.',
  },
}
