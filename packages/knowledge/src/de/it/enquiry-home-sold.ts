/** The Italian words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_WORDS: Words = {
  'de.ask-home.sold': {
    says: 'Una vendita non chiude il Suo contratto. Il nuovo proprietario subentra. Dopo la trasformazione in condominio corre un blocco da tre a dieci anni.',
  },
}
