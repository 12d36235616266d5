/** Questions about the seizure of what a person works with: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOOLS_OF_THE_TRADE_IT: Words = {
  'es.ask.work-tools': {
    says: "Ciò che serve al Suo mestiere non si può pignorare se vale poco rispetto al debito. Un furgone indispensabile e di poco valore può quindi restare; uno costoso si può prendere. Un finanziatore ha prima bisogno di un giudice, e denaro e conti vengono prima dei beni. Conservi le prove: iscrizione come autonomo, foto dell'uso, una perizia. Se è pignorato, chieda subito allo stesso tribunale di liberarlo. L'avvocato può essere gratuito.",
  },
}
