/** The Dutch words of Germany: trade bill. */
import type { Words } from '@plainletter/contracts/rule'

export const TRADE_BILL_NL: Words = {
  'de.trade.right-estimate': {
    says: 'Gaat het werk veel meer kosten dan de raming? Dan moeten ze het u meteen zeggen. Deden ze dat niet, dan kunnen ze het extra bedrag verliezen.',
  },
  'de.trade.right-price': {
    says: 'Geen prijs afgesproken? Dan is alleen de gewone plaatselijke prijs verschuldigd. Een prijs van meer dan het dubbele kan nietig zijn (Wucher).',
  },
  'de.trade.right-faults': {
    says: 'Gebrekkig werk? U mag het dubbele van de herstelkosten inhouden tot het goed is. Stel eerst schriftelijk een termijn.',
  },
  'de.trade.right-withdraw': {
    says: 'Is het contract bij u thuis gesloten? U hebt meestal 14 dagen om te herroepen. Het dringende herstel waarvoor u hen riep, valt erbuiten.',
  },
  'de.trade.step': {
    says: 'Vergelijk uren, onderdelen en reis met wat afgesproken was. Betaal het deel dat klopt en betwist de rest schriftelijk.',
  },
  'de.trade.option': {
    says: 'Vraag de kamer van ambachten (Handwerkskammer) om te bemiddelen.',
    title: 'Gratis bemiddeling',
    cost: 'Gratis of goedkoop.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'U twijfelt aan prijs of kwaliteit.',
  },
}
