/** The Italian words of the rows in ../enquiry-minimum-wage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_IT: Words = {
  'gb.ask-work.minimum-wage': {
    says: 'Da aprile 2026 è £12.71 l’ora da 21 anni, e £10.85 da 18 a 20. Sotto i 18, e per molti apprendisti (apprentices), è £8. Se riceve meno, può chiedere ciò che manca.',
    dependsOn: 'la Sua età',
  },
  'gb.ask-work.low-rate': {
    says: 'No, se ha 18 anni o più e non è un apprendista (apprentice). Da aprile 2026 il minimo è £12.71 l’ora da 21 anni, e £10.85 da 18 a 20. Può chiedere ciò che manca.',
  },
}
