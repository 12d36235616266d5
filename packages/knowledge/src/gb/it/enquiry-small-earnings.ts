/** Questions of people who earn a little beside a job: whether the tax office must be told: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS_IT: Words = {
  'gb.ask-tax.small-earnings': {
    dependsOn: 'quanto ha incassato in tutto l’anno fiscale',
    says: 'Fino a 1.000 £ in un anno fiscale, non al mese, è libero e non va dichiarato. Contano insieme tutti i lavoretti e le vendite, prima delle spese. Oltre, si registri al Self Assessment entro il 5 ottobre dopo l’anno fiscale, anche se non esce imposta. È in ritardo? Lo dica a HMRC adesso: costa meno. I contanti di un datore sono stipendio, l’imposta la trattiene lui. Vendere cose vecchie proprie di solito non conta.',
  },
}
