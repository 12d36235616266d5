/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'nl.desist.reality': {
    says: 'Es una exigencia de la otra parte, no una orden judicial. Pero puede pedir una orden rápida (kort geding), así que no la ignore.',
  },
  'nl.desist.right-proof': {
    says: 'Deben probar qué hizo y por qué no se permite. No tiene que firmar su papel. Puede prometer con sus propias palabras.',
  },
  'nl.desist.right-less': {
    says: 'Un juez puede rebajar una pena de contrato claramente excesiva. Pregunte dónde la aceptó.',
  },
  'nl.desist.right-work': {
    says: 'La prohibición de trabajar para otros debe constar por escrito. En un contrato temporal necesita un motivo fuerte escrito. Un juez puede reducirla o anularla.',
  },
  'nl.desist.step-lawyer': {
    says: 'Pregunte al Juridisch Loket o a un abogado antes del último día. Pida por escrito más tiempo si lo necesita.',
  },
  'nl.desist.right-opinion': {
    says: 'Puede dar su opinión sincera, aunque sea dura. Lo que diga como un hecho debe apoyarse en hechos. Un juez pesa su libertad de hablar y el buen nombre de ellos.',
  },
}
