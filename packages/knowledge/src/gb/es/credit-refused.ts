/** A refusal of credit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_ES: Words = {
  'gb.credit-refused.right-agency': {
    says: 'Si le negaron un préstamo o una tarjeta por su expediente en una agencia de crédito, deben decirle cuál. Si no, pregunte en 28 días. La agencia debe mostrarle su expediente y corregir o explicar lo que esté mal.',
  },
  'gb.credit-refused.right-person': {
    says: 'Si decidió solo un ordenador, puede pedir la razón, dar su versión y que una persona lo mire de nuevo.',
  },
  'gb.credit-refused.answer': {
    says: 'Nadie tiene que prestarle. Pero si le negaron un préstamo o una tarjeta por su expediente en una agencia de crédito, deben decirlo y nombrarla. Si no, pregunte en 28 días. Pida gratis su expediente a cada agencia y haga corregir los errores. Si decidió solo un ordenador, puede preguntar por qué y pedir que lo mire una persona.',
  },
  'gb.file.right-correct': {
    says: 'Puede ver gratis su informe de crédito y hacer corregir errores. Escriba a la agencia y a la empresa. Puede añadir una nota de 200 palabras.',
  },
}
