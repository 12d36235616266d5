/** The Italian words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_IT: Words = {
  'be.ask.deposit': {
    says: 'La cauzione (garantie locative) deve stare su un conto bloccato a Suo nome. Quasi sempre al massimo due mesi di affitto, nelle Fiandre tre. La liberano entrambi o il giudice.',
    dependsOn: 'la Sua regione',
  },
  'be.ask.rent-costs': {
    says: 'Chieda per iscritto di vedere le fatture. Le spese oltre l’affitto devono essere quelle reali, salvo una somma fissa nel contratto. Paghi il giusto e contesti il resto. Decide il giudice di pace.',
  },
}
