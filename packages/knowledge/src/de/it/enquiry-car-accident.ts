/** The Italian words of the rows in ../enquiry-car-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ACCIDENT_WORDS: Words = {
  'de.ask-buy.car-accident': {
    says: 'Può chiedere direttamente all’assicurazione avversaria. Entro tre mesi deve fare un’offerta o dare i motivi. Senza colpa scelga Lei perito e avvocato; di regola li paga l’assicurazione. Raccolga foto e testimoni. Non firmi accordi rapidi.',
  },
}
