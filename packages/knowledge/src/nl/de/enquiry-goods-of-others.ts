/** Questions about things of other people that a bailiff may take: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_DE: Words = {
  'nl.ask.goods-of-others': {
    says: 'Nein. Sie zahlen nicht für die Schuld eines anderen, und Ihre Sachen und Ihr Konto dürfen dafür nicht genommen werden. Der Gerichtsvollzieher kann aber annehmen, dass alles in der Wohnung dem Schuldner gehört. Zeigen Sie Belege, Kontoauszüge oder eine unterschriebene Liste und lassen Sie es ins Protokoll schreiben. Mailen Sie es auch dem Büro. Trotzdem genommen? Ein Richter kann den Verkauf stoppen: Rufen Sie heute das Juridisch Loket an.',
  },
}
