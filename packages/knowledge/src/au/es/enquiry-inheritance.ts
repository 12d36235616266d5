/** The Spanish words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_ES: Words = {
  'au.ask.no-will': {
    says: 'La ley del estado dice quién hereda. Casi siempre primero el esposo, la esposa o la pareja, luego los hijos por partes iguales. Alguien debe pedir al Supreme Court el poder (letters of administration) antes de que pase el dinero o la casa.',
    dependsOn: 'su estado y qué parientes quedan',
  },
  'au.ask.will-dispute': {
    says: 'Pida por escrito una copia del testamento. En New South Wales los hijos y quienes figuran en él pueden verlo. Puede pedir al tribunal una parte justa, pero el plazo es corto: allí 12 meses desde la muerte, nueve en Queensland y seis desde el probate en Victoria.',
  },
  'au.ask.executor-slow': {
    says: 'El albacea (executor) debe actuar por todos y suele tener un año desde la muerte. Pida por escrito el testamento, una lista, cuentas y un día de pago. Si vive en la casa, casi siempre debe renta a la herencia o acordarlo con ustedes. Si no hay nada, la Supreme Court puede ordenar cuentas, venta o poner a otro. Vea a un abogado; puede pagarlo la herencia.',
  },
}
