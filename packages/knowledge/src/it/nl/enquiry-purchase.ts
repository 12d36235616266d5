/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Online, aan de telefoon of aan de deur gekocht, dan mag u binnen 14 dagen zonder reden annuleren. In een winkel alleen als die het toestaat of het ding gebrekkig is.',
    dependsOn: 'waar u het kocht',
  },
  'it.ask.guarantee': {
    says: 'Ja. De verkoper staat er twee jaar voor in. Hij moet gratis herstellen of vervangen. Zo niet, vraag een lagere prijs of uw geld terug.',
  },
  'it.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als niets anders is afgesproken. Geef schriftelijk een laatste datum. Daarna ontbindt u: alles moet zonder vertraging terug, en u kunt schade vragen.',
  },
  'it.ask.not-ordered': {
    says: 'Voor wat u niet bestelde bent u niets schuldig: zwijgen is geen ja. Schrijf dat u nooit instemde en vraag uw geld. Zeg de bank dat u niets toestond.',
  },
  'it.ask.private-seller': {
    says: 'Een verkoop tussen particulieren bindt: leveren of geld terug. Gebruik op tijd de kopersbescherming en uw kaart. Stuur dan een aanmaning. Was het van meet af aan bedrog, doe aangifte.',
  },
  'it.ask.used-car': {
    says: 'Van een handelaar is de garantie twee jaar, of minstens één als u dat afsprak. Meld bij een particulier verborgen gebreken binnen acht dagen nadat u ze vond, en ga binnen een jaar naar de rechter.',
    dependsOn: 'wie hem verkocht',
  },
}
