/** A refusal of credit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_ES: Words = {
  'gb.credit-refused.right-agency': {
    says: 'Pregunte en 28 días qué agencia de crédito usaron. La agencia debe mostrarle su expediente y corregir o explicar lo que esté mal.',
  },
  'gb.credit-refused.right-person': {
    says: 'Si decidió solo un ordenador, puede pedir la razón, dar su versión y que una persona lo mire de nuevo.',
  },
  'gb.credit-refused.answer': {
    says: 'Nadie tiene que prestarle. Pero puede preguntar la razón principal y, en 28 días, qué agencia de crédito usaron. Pida gratis su expediente a cada agencia y haga corregir los errores. Si decidió solo un ordenador, pida que lo mire una persona.',
  },
  'gb.file.right-correct': {
    says: 'Puede ver gratis su informe de crédito y hacer corregir errores. Escriba a la agencia y a la empresa. Puede añadir una nota de 200 palabras.',
  },
}
