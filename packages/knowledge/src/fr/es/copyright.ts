/** Warnings on copyright: Arcom, and firms that want money for a picture: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'fr.other.copy-want-arcom': {
    says: 'Arcom avisa de que se compartieron obras desde su línea de internet. Le pide que proteja la línea, no que pague.',
  },
  'fr.other.copy-want-photo': {
    says: 'Alguien dice que usó una foto u otra obra sin permiso, y quiere dinero.',
  },
  'fr.other.copy-who': {
    says: 'Arcom es un organismo público. Nunca pide dinero por carta o correo.',
  },
  'fr.other.copy-who-private': {
    says: 'Estas cartas suelen venir de empresas que actúan para agencias de fotos. No son un tribunal.',
  },
  'fr.other.copy-reality': {
    says: 'Un aviso no es una multa. Solo tras casos repetidos puede un juez multarle, hasta 1.500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Deben mostrar que la obra es original, que tienen los derechos y cuál es el daño. La primera suma suele ser alta.',
  },
  'fr.other.copy-rights': { says: 'Puede pedir pruebas y detalles, y dar su versión.' },
  'fr.other.copy-not-yet': { says: 'No pueden hacerle pagar sin un juez.' },
  'fr.other.copy-step-secure': {
    says: 'Cambie la clave del wifi, hable con los de casa y borre programas para compartir.',
  },
  'fr.other.copy-step-remove': {
    says: 'Quite la foto y guarde qué se mostró, dónde y cuánto tiempo.',
  },
  'fr.other.copy-step-proof': {
    says: 'Pida prueba de los derechos, del uso y de la suma. No firme nada aún.',
  },
  'fr.other.copy-step-advice': {
    says: 'Pregunte a un point-justice (3039) o a un abogado si piden dinero.',
  },
  'fr.other.copy-right-proof': { says: 'Quien reclama debe probarlo.' },
  'fr.other.copy-right-details': {
    says: 'Tiene derecho a preguntar a Arcom de qué obras se trata y a mandar comentarios.',
  },
  'fr.other.copy-option-proof': {
    title: 'Pedir pruebas y detalles',
    says: 'Escriba, pida pruebas y dé su versión. No reconozca nada de lo que no esté seguro.',
    cost: 'Nada.',
    time: 'Una hora.',
    risk: 'Bajo.',
    bestFor: 'No está seguro de qué se trata.',
  },
  'fr.other.copy-option-deal': {
    title: 'Ofrecer el precio normal de licencia',
    says: 'Si la usó, ofrezca lo que cuesta una licencia en el mercado.',
    cost: 'El precio de la licencia.',
    time: 'Unas cartas.',
    risk: 'Pueden negarse e ir al tribunal.',
    bestFor: 'Usó la foto y es de ellos.',
  },
}
