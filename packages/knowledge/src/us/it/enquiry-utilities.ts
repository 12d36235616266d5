/** The Italian words of the rows in ../enquiry-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UTILITIES_IT: Words = {
  'us.state.tx.ask-power-cut': {
    says: 'Un avviso di taglio deve arrivare almeno dieci giorni prima. La luce non si può tagliare con caldo o freddo estremi, o finché in casa è protetto un malato molto grave. Chieda oggi un piano di pagamento.',
    dependsOn: 'il giorno dell’avviso, il tempo che fa, e chi è malato in casa',
  },
  'us.ask-everyday.shut-off': {
    says: 'Chiami ora la società e chieda un piano. Dica se in casa c’è un malato, un anziano o un bambino piccolo. Chiami il 211 per un aiuto a pagare, e poi la commissione del Suo Stato (utility commission).',
  },
}
