/** Questions about a job that passes to a new employer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_ES: Words = {
  'gb.ask-work.tupe': {
    says: 'No. Si su trabajo pasa a otra empresa, van con usted el puesto, la paga, las condiciones y los años (TUPE). Los cambios por ese paso no valen, aunque firme. Un despido por ello es injusto tras dos años, desde 2027 tras seis meses. Ambas empresas deben informar y consultar antes. Escriba que conserva sus condiciones; Acas 0300 123 1100; hay plazos.',
  },
}
