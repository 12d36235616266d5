/** Questions of people whom collectors call about the debt of a relative: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_NL: Words = {
  'us.fact.collector-for-relative': {
    says: 'U bent de schuld van een volwassen kind, ouder of broer niet verschuldigd, tenzij u meetekende. Een incassobureau mag anderen alleen vragen waar iemand is, meestal één keer, en niets over de schuld zeggen. Schrijf: woont hier niet, neem geen contact meer op. Betaal niets en geef geen kaartnummer. Gaat het door: noteer en klaag bij CFPB en attorney general.',
  },
  'us.fact.collector-told-others': {
    says: 'Een incassobureau mag het hun niet vertellen. Over uw schuld mag het alleen praten met u, uw man of vrouw en uw advocaat. Anderen mag het vragen waar u bent, meestal één keer, zonder de schuld te noemen. Noteer dag, nummer, woorden. Schrijf dat het u en hen niet meer mag bellen. Klacht bij het CFPB. U kunt binnen een jaar naar de rechter: uw schade en tot $1,000 erbij.',
  },
}
