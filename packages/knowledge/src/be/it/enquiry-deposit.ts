/** The Italian words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_IT: Words = {
  'be.ask.deposit': {
    says: 'La garanzia deve stare su un conto bloccato a suo nome e si libera solo da entrambi o dal giudice. Il proprietario può tenere solo per danni che i due verbali mostrano, non per l’usura, e deve provare il costo. Chieda per raccomandata. Poi il giudice di pace: prima la conciliazione gratuita. Al massimo due mesi di affitto, tre in Fiandra.',
    dependsOn: 'la Sua regione',
  },
  'be.ask.rent-costs': {
    says: 'Chieda per iscritto di vedere le fatture. Le spese oltre l’affitto devono essere quelle reali, salvo una somma fissa nel contratto. Paghi il giusto e contesti il resto. Decide il giudice di pace.',
  },
}
