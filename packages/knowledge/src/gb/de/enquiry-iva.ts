/** Questions about what an individual voluntary arrangement is: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA_DE: Words = {
  'gb.ask-debt.iva-what': {
    says: 'Ein bindender Vertrag: Sie zahlen einen Teil Ihrer Schulden, meist fünf oder sechs Jahre lang. Der Rest wird erlassen. Ein zugelassener Insolvenzverwalter leitet ihn und nimmt Gebühren. Gläubiger mit 75 % der abstimmenden Schulden müssen zustimmen. Er steht sechs Jahre in Ihrer Kreditakte. Halten Sie ihn nicht durch, leben die Schulden auf. Fragen Sie erst kostenlose Schuldnerberater.',
  },
}
