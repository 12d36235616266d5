/** The Spanish words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_ES: Words = {
  'nz.ask.no-will': {
    says: 'El esposo, la esposa o la pareja recibe las cosas de la casa, una primera suma fija y un tercio del resto. Los hijos se reparten los otros dos tercios. Sin pareja, los hijos se reparten todo. Alguien debe pedir al High Court el poder (letters of administration).',
    dependsOn: 'qué parientes quedan',
  },
  'nz.ask.will-dispute': {
    says: 'Pida por escrito una copia al albacea (executor). Tras el probate puede pedir el testamento al High Court. Un hijo puede pedir al tribunal un apoyo justo de la herencia, y reclamar una promesa por trabajo hecho. Casi siempre tiene 12 meses desde el probate.',
  },
  'nz.ask.executor-slow': {
    says: 'El albacea (executor) debe actuar por todos e informarles. Casi siempre puede esperar seis meses tras el probate antes de pagar; un año en total es normal. Pida por escrito el testamento, una lista, cuentas y fecha. Si vive en la casa, casi siempre debe renta a la herencia. Si no, la High Court puede ordenarlo o poner a otro. Vea a un abogado.',
  },
}
