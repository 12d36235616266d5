/** The Italian words of the rows in ../hiring-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRING_CHECKS_IT: Words = {
  'us.pay.right-background': {
    says: 'Prima di decidere per un rapporto sul Suo passato (background report) un datore deve darle una copia e tempo per rispondere. Può contestare gli errori.',
  },
  'us.life.right-verify': {
    says: 'Se E-Verify non corrisponde, può contestarlo entro otto giorni lavorativi federali e intanto continuare a lavorare. Sceglie Lei quali documenti I-9 mostrare.',
  },
}
