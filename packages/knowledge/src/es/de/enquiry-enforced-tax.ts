/** Questions about a tax debt that is enforced with a surcharge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCED_TAX_DE: Words = {
  'es.ask.apremio': {
    says: 'Zahlen Sie in der Frist des Papiers: 10 % Zuschlag, später 20 % plus Zinsen. Kam es vom 1. bis 15.: bis zum 20. Später: bis zum 5. des nächsten Monats. Kam der erste Bescheid nie an, ist er bezahlt oder zu alt, widersprechen Sie binnen eines Monats (reposición oder económico-administrativa). Beantragen Sie in derselben Frist Raten. Gepfändet werden darf weiter, verkauft aber erst nach der Antwort.',
  },
}
