/** The Spanish words of the rows in ../music-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_ES: Words = {
  'gb.music.want-licence': { says: 'Quieren saber si se oye música en su negocio.' },
  'gb.music.who': {
    says: 'PPL PRS es una empresa privada de dos sociedades. PRS for Music cobra para los autores de canciones. PPL cobra para productores e intérpretes de discos.',
  },
  'gb.music.rights-summary': {
    says: 'Sin música no hay licencia. Si pone música, puede preguntar qué tarifa usaron y por qué, y discutirla.',
  },
  'gb.music.reality': {
    says: 'Esta carta no es una factura ni viene de un juzgado. Muchas empresas la reciben, pongan música o no.',
  },
  'gb.music.reality-bill': {
    says: 'Es una factura de una empresa privada. No es una multa ni viene de un juzgado. Solo la debe si aceptó una licencia o puso su música.',
  },
  'gb.music.no-entry': {
    says: 'No pueden entrar por la fuerza, registrar su local ni llevarse cosas. Pueden pasar por donde puede pasar el público.',
  },
  'gb.music.no-closing': {
    says: 'No pueden cerrar su negocio ni parar su música con una carta. Solo puede ordenarlo un juez, tras un juicio.',
  },
  'gb.music.know-headphones': {
    says: 'La música en sus propios auriculares no es música en público. Para algunos lugares con un solo trabajador, PPL PRS dice que no cobra.',
    learnMore:
      'Mire su página sobre quién necesita licencia. Busque a quien trabaja solo o en casa sin visitas.',
  },
  'gb.music.org-not-council': {
    says: 'No es una licencia del ayuntamiento (council) ni la TV Licence. Quizá las necesite también, pero son aparte.',
  },
  'gb.music.org-tribunal': {
    says: 'Un tribunal especial, el Copyright Tribunal, puede decidir si sus condiciones y precios son justos.',
  },
  'gb.music.right-no-licence': {
    says: 'Tiene derecho a no poner música y no pagar nada. La licencia solo hace falta donde se pone música en público.',
  },
  'gb.music.right-no-duty': {
    says: 'La ley de derechos de autor no le obliga a rellenar su formulario. Aun así una respuesta corta es prudente. A menudo para más cartas.',
  },
  'gb.music.right-proof': {
    says: 'Si dicen que violó derechos de autor, deben probarlo en el juzgado. Es una reclamación de dinero, no una multa.',
  },
  'gb.music.right-private': {
    says: 'Puede negar a una visita la entrada a salas que no están abiertas al público.',
  },
  'gb.music.right-tribunal': {
    says: 'Si cree que el precio o las condiciones no son justos, puede acudir al Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Puede pedir una factura clara: fechas, tarifa y cantidades. Pida que la corrijan si paró la música antes.',
  },
}
