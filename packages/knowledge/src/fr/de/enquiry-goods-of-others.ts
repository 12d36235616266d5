/** Questions about a seizure of things that belong to another person: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_DE: Words = {
  'fr.ask-debt.goods-of-others': {
    says: 'Nein, nur Sachen dessen, der schuldet, dürfen verkauft werden. In der Wohnung eines anderen braucht der Gerichtsvollzieher das Ja des Vollstreckungsrichters. Zeigen Sie gleich Rechnungen oder Fotos, wem die Sachen gehören, und lassen Sie es ins Protokoll schreiben. Doch gepfändet? Vor dem Verkauf bittet der Eigentümer den Vollstreckungsrichter um Freigabe (demande en distraction).',
  },
}
