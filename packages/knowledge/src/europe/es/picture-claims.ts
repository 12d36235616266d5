/** The Spanish words of the rows in ../picture-claims.ts, by the last part of their ids. */
import type { RowWords } from '@plainletter/contracts/rule'

export const PICTURE_CLAIMS_ES: Readonly<Record<string, RowWords>> = {
  want: {
    says: 'Dicen que usó una imagen o un texto sin permiso. Quieren que lo quite, y dinero.',
  },
  who: { says: 'Una empresa o un abogado escribe por quien hizo la obra. No es un tribunal.' },
  reality: {
    says: 'Es una reclamación, no una sentencia. Si la obra es suya, puede deberse algo, pero a menudo menos de lo que piden.',
  },
  'not-yet': { says: 'Nadie puede quitarle dinero ahora. Antes debe decidir un juez.' },
  'right-proof': {
    says: 'Deben probar que la obra es suya y que usted la usó. Pida las dos cosas por escrito.',
  },
  'right-sum': {
    says: 'La suma debe ir con el daño, a menudo el precio de una licencia. Pregunte cómo la calcularon.',
  },
  'right-quote': {
    says: 'La ley permite citar una parte de una obra, con su fuente, cuando escribe sobre ella.',
  },
  'step-keep': {
    says: 'Guarde una imagen de la página y luego quite la obra. Apunte de dónde la sacó.',
  },
  'step-licence': {
    says: 'Busque una licencia, una factura o las condiciones de la página de donde la tomó.',
  },
  'step-sign-nothing': {
    says: 'No firme nada aún. Una promesa firmada puede atarle durante años.',
  },
  'option-proof': {
    says: 'Pregunte quién hizo la obra, desde cuándo dicen que la usa y cómo salió la suma.',
    title: 'Pedir pruebas',
    cost: 'Un sello.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al juez.',
    bestFor: 'No sabe si es verdad.',
  },
  'option-offer': {
    says: 'Ofrezca lo que costaría una licencia, para cerrar todo. No acepte culpa.',
    title: 'Ofrecer una suma justa',
    cost: 'La suma que acuerden.',
    time: 'Algunas semanas.',
    risk: 'Pueden querer más.',
    bestFor: 'Usted usó la obra.',
  },
}
