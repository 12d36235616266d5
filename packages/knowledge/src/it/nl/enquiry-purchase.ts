/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Online, aan de telefoon of aan de deur gekocht, dan mag u binnen 14 dagen zonder reden annuleren. In een winkel alleen als die het toestaat of het ding gebrekkig is.',
    dependsOn: 'waar u het kocht',
  },
  'it.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als niets anders is afgesproken. Geef schriftelijk een laatste datum. Daarna ontbindt u: alles moet zonder vertraging terug, en u kunt schade vragen.',
  },
  'it.ask.not-ordered': {
    says: 'Voor wat u niet bestelde bent u niets schuldig: zwijgen is geen ja. Schrijf dat u nooit instemde en vraag uw geld. Zeg de bank dat u niets toestond.',
  },
}
