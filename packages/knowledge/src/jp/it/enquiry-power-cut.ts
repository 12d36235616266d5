/** The Italian words of the rows in ../enquiry-power-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_IT: Words = {
  'jp.ask.power-cut': {
    says: 'Chiami l’azienda prima della data e chieda di pagare più tardi o a rate. Dica se in casa c’è un neonato o un malato. Prima di staccare avvisano, e l’acqua di solito è l’ultima. Lo sportello del Suo comune (自立相談支援機関) e il consiglio sociale (社会福祉協議会) aiutano con prestiti; chieda anche dell’aiuto pubblico (生活保護).',
  },
}
