/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_NL: Words = {
  'es.ask.return-online': {
    says: 'Online, per telefoon of aan de deur gekocht, mag u binnen 14 dagen zonder reden annuleren. In een winkel alleen als de winkel het toestaat of het stuk is.',
    dependsOn: 'waar u het kocht',
  },
  'es.ask.guarantee': {
    says: 'Ja. De verkoper staat drie jaar in voor nieuwe spullen. Hij moet kosteloos herstellen of vervangen. Zo niet, vraag een lagere prijs of uw geld terug.',
  },
  'es.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als niets anders is afgesproken. Geef schriftelijk een laatste datum. Daarna ontbindt u: alles moet zonder vertraging terug. Treuzelt hij zonder reden, dan kunt u het dubbele vragen.',
  },
  'es.ask.not-ordered': {
    says: 'Voor wat u niet bestelde bent u niets schuldig: zwijgen is geen ja. Schrijf dat u nooit instemde en vraag uw geld. Zeg de bank dat u niets toestond.',
  },
  'es.ask.private-seller': {
    says: 'Een verkoop tussen particulieren bindt: leveren of geld terug. Gebruik op tijd de kopersbescherming en uw kaart. Stuur dan een aanmaning. Was het van meet af aan bedrog, doe aangifte.',
  },
  'es.ask.used-car': {
    says: 'Bij een handelaar hebt u drie jaar garantie, of minstens één als dat is afgesproken. Bij een particulier hebt u zes maanden voor verborgen gebreken.',
    dependsOn: 'wie hem verkocht',
  },
}
