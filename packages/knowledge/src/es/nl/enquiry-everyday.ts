/** The Dutch words of Spain: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'es.ask.return-online': {
    says: 'Online, per telefoon of aan de deur gekocht, mag u binnen 14 dagen zonder reden annuleren. In een winkel alleen als de winkel het toestaat of het stuk is.',
    dependsOn: 'waar u het kocht',
  },
  'es.ask.guarantee': {
    says: 'Ja. De verkoper staat drie jaar in voor nieuwe spullen. Hij moet kosteloos herstellen of vervangen. Zo niet, vraag een lagere prijs of uw geld terug.',
  },
  'es.ask.scam-paid': {
    says: 'Bel nu uw bank en zeg dat u het niet toestond of bent misleid. Meld het bij de politie. Betalingen die u niet toestond, moet de bank meestal terugbetalen.',
  },
  'es.ask.scam-real': {
    says: 'Klik of betaal niet. Vraag het de echte dienst op een nummer dat u zelf vindt, of bel gratis 017.',
  },
  'es.ask.light-cut': {
    says: 'Niet meteen. Thuis zijn een formele aanmaning en twee maanden nodig, of vier met de bono social. Vraag een plan en ga naar de sociale dienst.',
    dependsOn: 'of u de bono social hebt en wie bij u woont',
  },
  'es.ask.fine-half': {
    says: 'Binnen 20 kalenderdagen kiest u: de helft betalen en klaar, of bezwaar met bewijs en de halve prijs verliezen.',
    dependsOn: 'of u bewijs hebt',
  },
  'es.ask.insurance-no': {
    says: 'Vraag schriftelijk de reden en klaag bij de verzekeraar. Klaag dan gratis bij de DGSFP. Na drie maanden is hij hoge rente schuldig.',
  },
  'es.ask.telecom-leave': {
    says: 'U kunt altijd weg. Sprak u af te blijven, dan moet de boete dalen met de tijd die overblijft.',
    dependsOn: 'of u afsprak te blijven',
  },
  'es.ask.flight': {
    says: 'Meestal ja: bij drie uur vertraging of late annulering €250 tot €600 naar afstand, tenzij er een oorzaak van buiten was. U krijgt ook eten en een nieuwe vlucht of uw geld.',
  },
  'es.ask.gym-health': {
    says: 'Een sportschool mag opzeggen niet moeilijk maken en niets rekenen voor wat zij niet levert. Zeg schriftelijk op, met doktersbrief en datum. Een boete moet dalen met de tijd die over is. Laat daarna uw bank de incasso stoppen.',
  },
  'es.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als niets anders is afgesproken. Geef schriftelijk een laatste datum. Daarna ontbindt u: alles moet zonder vertraging terug. Treuzelt hij zonder reden, dan kunt u het dubbele vragen.',
  },
  'es.ask.fine-driver': {
    says: 'Noem de echte bestuurder binnen de termijn van de brief, met naam, ID-nummer en adres. Anders kan er een boete van twee of drie keer het bedrag komen. Betaal niet de helft als u bezwaar wilt maken.',
  },
  'es.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
  'es.ask.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'es.ask.insurance-leave': {
    says: 'Schrijf de verzekeraar minstens een maand voor de vervaldag dat u niet verlengt. Een prijswijziging moet hij twee maanden vooraf melden. Was dat te laat, dan kunt u de wijziging nog schriftelijk weigeren.',
  },
  'es.ask.trip-cancelled': {
    says: 'Annuleert de organisator een pakketreis, vraag dan schriftelijk alles terug. Dat moet binnen 14 dagen, een tegoedbon hoeft niet. Anders naar de OMIC.',
  },
  'es.ask.health-cover': {
    says: 'U hoeft alleen te antwoorden op wat is gevraagd. Zonder duidelijke vraag telt het niet tegen u. Bij eerlijk vergeten mogen ze minder betalen, niet niets. Klaag schriftelijk, dan gratis bij de DGSFP.',
    dependsOn: 'wat de verzekeraar vroeg bij het tekenen',
  },
  'es.ask.not-ordered': {
    says: 'Voor wat u niet bestelde bent u niets schuldig: zwijgen is geen ja. Schrijf dat u nooit instemde en vraag uw geld. Zeg de bank dat u niets toestond.',
  },
  'es.ask.private-seller': {
    says: 'Een verkoop tussen particulieren bindt: leveren of geld terug. Gebruik op tijd de kopersbescherming en uw kaart. Stuur dan een aanmaning. Was het van meet af aan bedrog, doe aangifte.',
  },
  'es.ask.workshop': {
    says: 'De garage moet zich aan de schriftelijke offerte houden. Bij verborgen fouten moet zij eerst vragen. Garantie: drie maanden of 2.000 km. Vraag de hoja de reclamaciones en ga naar de OMIC.',
  },
}
