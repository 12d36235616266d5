/** The Italian words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_IT: Words = {
  'es.home.step-read': {
    says: 'Trovi la data della firma, chi è il proprietario e il motivo della lettera. Da questi dipende quale regola La aiuta.',
  },
  'es.home.step-pay-now': {
    says: 'Se deve l’affitto, paghi ora ciò che può, e prima di 30 giorni da questa richiesta. Conservi la prova.',
  },
  'es.home.step-write': {
    says: 'Risponda con burofax o un’e-mail che può provare. Dica che cosa non accetta e perché.',
  },
  'es.home.step-keep-paying': {
    says: 'Continui a pagare l’affitto in tempo con bonifico. L’affitto arretrato è il modo più rapido di perdere una casa.',
  },
  'es.home.step-social': {
    says: 'Vada ai servizi sociali e all’ufficio casa del Suo comune o della Sua regione. Chieda un aiuto per l’affitto e una relazione di vulnerabilità.',
  },
  'es.home.step-offer': {
    says: 'Offra un piano: l’affitto di questo mese più una parte del debito. Si faccia dare il sì scritto.',
  },
  'es.home.step-dispute': {
    says: 'Se la somma è sbagliata, mandi i Suoi pagamenti e chieda un elenco per mese.',
  },
}
