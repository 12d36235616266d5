/** Questions about what may be taken of pay, accounts and homes: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'es.ask.wage-limit': {
    says: 'El sueldo neto hasta el salario mínimo (1.221 € al mes en 2026) es inembargable. De los 1.221 € siguientes, el 30 %, luego más: con 1.500 € unos 84 €, con 1.300 € unos 24 €. Debe ordenarlo un juzgado o una administración. Si retienen más, pida al juzgado que lo corrija. Por alimentos de hijos el juez puede tomar más. Con familia a cargo puede rebajar la parte.',
    dependsOn: 'cuánto gana y quién embarga',
  },
  'es.ask.account': {
    says: 'Pregunte al banco qué juzgado u oficina lo ordenó. Después envíe nóminas y extractos y pida que liberen el sueldo o la pensión inembargable.',
  },
  'es.ask.myth-take-house': {
    says: 'Nadie quita una casa por una carta. Decide un juzgado, y antes va el dinero y el sueldo.',
  },
  'es.ask.myth-all-wages': {
    says: 'Nunca pueden quitárselo todo. La parte hasta el salario mínimo es suya.',
  },
  'es.ask.court-home': {
    says: 'Pida los papeles y el número del procedimiento y llame al juzgado. Nadie puede entrar sin su permiso o la orden de un juez; un cobrador, nunca. Los muebles normales, la ropa, la comida y las herramientas de trabajo no se embargan. Pida un abogado de oficio.',
  },
}
