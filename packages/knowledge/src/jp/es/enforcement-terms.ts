/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_ES: Words = {
  'jp.enforce.right-stop-suit': {
    says: 'Si pagó tras la sentencia o ya prescribió, puede demandar para parar el embargo (請求異議の訴え) y pedir que se suspenda.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Debe acudir si el tribunal le llama a declarar sus bienes (財産開示). No ir o mentir es delito. Busque consejo antes.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Hacienda también debe dejarle una parte básica del sueldo y lo necesario para vivir y trabajar. Si no hay nada, puede dejar de cobrar.',
  },
}
