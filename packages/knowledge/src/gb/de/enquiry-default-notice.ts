/** Questions about a default notice from a lender: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE_DE: Words = {
  'gb.ask-debt.default-notice': {
    says: 'Es ist die letzte Warnung, bevor der Geber den Vertrag beendet, kein Gerichtspapier. Sie haben mindestens 14 Tage, die genannte Summe zu zahlen; dann ist alles gut. Geht das nicht, schreiben Sie vorher mit Budget und Angebot und bitten um Zinsstopp. Der Eintrag bleibt sechs Jahre. Bei einem Auto kann man es holen wollen. Kostenloser Rat: 0808 808 4000.',
  },
}
