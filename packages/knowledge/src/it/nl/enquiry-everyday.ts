/** The Dutch words of Italy: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Online, aan de telefoon of aan de deur gekocht, dan mag u binnen 14 dagen zonder reden annuleren. In een winkel alleen als die het toestaat of het ding gebrekkig is.',
    dependsOn: 'waar u het kocht',
  },
  'it.ask.guarantee': {
    says: 'Ja. De verkoper staat er twee jaar voor in. Hij moet gratis herstellen of vervangen. Zo niet, vraag een lagere prijs of uw geld terug.',
  },
  'it.ask.scam-paid': {
    says: 'Bel nu uw bank en betwist de betaling schriftelijk. Meld het bij de Polizia Postale. Stond u het niet toe, dan moet de bank meestal terugbetalen.',
  },
  'it.ask.scam-real': {
    says: 'Klik niet en betaal niet. Vraag het echte kantoor op een nummer dat u zelf zoekt, of online de Polizia Postale.',
  },
  'it.ask.light-cut': {
    says: 'Niet meteen. Eerst komt een aangetekende brief of PEC. Bij stroom moeten minstens 25 dagen voorbijgaan, bij gas 40. Vraag nu om delen.',
    dependsOn: 'of u de formele brief kreeg',
  },
  'it.ask.fine-too-old': {
    says: 'Het recht een verkeersboete te innen eindigt vijf jaar na de overtreding. Elk papier dat u in die tijd bezorgd is, laat de vijf jaar opnieuw beginnen.',
    dependsOn: 'het laatste papier dat u bezorgd is',
  },
  'it.ask.fine': {
    says: 'Betaal 30% minder binnen vijf dagen, of het minimum binnen 60. Of maak bezwaar: 30 dagen bij de vrederechter (giudice di pace), 60 bij de Prefetto. Niet allebei.',
    dependsOn: 'of u bewijs hebt',
  },
  'it.ask.insurance-no': {
    says: 'Stuur een klacht per PEC of aangetekend. Ga na 45 dagen of een nee online naar de verzekeringsarbiter (AAS) voor € 20. Let op de twee jaar.',
  },
  'it.ask.telecom-leave': {
    says: 'Ja, met 30 dagen opzegging. Ze mogen alleen echte kosten vragen die ze u vooraf noemden.',
  },
  'it.ask.flight': {
    says: 'Meestal wel: bij drie uur vertraging of een late annulering € 250 tot € 600 naar afstand, tenzij er een oorzaak van buiten was. U krijgt ook eten en een nieuwe vlucht of uw geld.',
  },
  'it.ask.gym-health': {
    says: 'Een beding waarbij alleen de sportschool weg mag, kan oneerlijk en zonder effect zijn. Maakt uw gezondheid gebruik onmogelijk, schrijf dan aangetekend of per PEC, met attest. Vraag einde of pauze, en de latere maanden terug.',
  },
  'it.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als niets anders is afgesproken. Geef schriftelijk een laatste datum. Daarna ontbindt u: alles moet zonder vertraging terug, en u kunt schade vragen.',
  },
  'it.ask.fine-driver': {
    says: 'Meld de politie binnen 60 dagen wie reed. Anders komt er een tweede boete, ook als u de eerste betaalde. De punten gaan naar de echte bestuurder. De eigenaar blijft aansprakelijk voor de boete zelf.',
  },
  'it.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
  'it.ask.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'it.ask.offer-too-low': {
    says: 'U kunt het geld als deel aannemen en de rest eisen. Schrijf dat u het alleen “in acconto” aanneemt, met een offerte of doktersverslag. Na een nee is er de verzekeringsarbiter. U hebt twee jaar na een auto-ongeluk.',
  },
  'it.ask.trip-cancelled': {
    says: 'Annuleert de organisator een pakketreis, dan moet alles binnen 14 dagen terug. Een voucher hoeft u niet te nemen. U kunt ook schade eisen, tenzij te weinig boekingen of een oorzaak van buiten.',
  },
  'it.ask.speed-camera': {
    says: 'Een flitser die goedgekeurd maar niet omologato is, bewijst niets, zegt het hoogste hof. Vraag de papieren. Gratis bij de Prefetto binnen 60 dagen, of bij de giudice di pace binnen 30. Betaal niet eerst.',
  },
  'it.ask.tv-fee': {
    says: 'Geen tv in huis, geen bijdrage. Maar meld het elk jaar met het formulier van de Agenzia delle Entrate, uiterlijk 31 januari voor het hele jaar. Stond zij op de stroomrekening, vraag haar daar terug.',
  },
  'it.ask.not-ordered': {
    says: 'Voor wat u niet bestelde bent u niets schuldig: zwijgen is geen ja. Schrijf dat u nooit instemde en vraag uw geld. Zeg de bank dat u niets toestond.',
  },
  'it.ask.private-seller': {
    says: 'Een verkoop tussen particulieren bindt: leveren of geld terug. Gebruik op tijd de kopersbescherming en uw kaart. Stuur dan een aanmaning. Was het van meet af aan bedrog, doe aangifte.',
  },
}
