/** Claims over a post or a word that is said to hurt a name: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_ES: Words = {
  'jp.insult.right-true': {
    says: 'Un mensaje cierto de interés público, para ayudar a otros, no es difamación. Una opinión justa sobre una tienda casi siempre se permite. Guarde pruebas.',
  },
  'jp.insult.step-answer': {
    says: 'Guarde la página y la carta. Puede retirarla sin admitir nada. No firme ni pague antes de que lo vea un abogado.',
  },
  'jp.insult.want': {
    says: 'Dicen que una publicación suya dañó su nombre y piden dinero. Es una carta privada, no un papel del tribunal.',
  },
  'jp.insult.rights': {
    says: 'Puede preguntar qué publicación es y por qué es ilícita, negarlo u ofrecer menos. Un abogado puede contestar por usted.',
  },
  'jp.insult.right-three-years': {
    says: 'La reclamación prescribe tres años después de que supieron del daño y de usted, o veinte años tras la publicación. Debe decirlo usted.',
  },
  'jp.insult.step-which': {
    says: 'Conteste antes del día de la carta. Si no dice qué publicación es, pregunte por escrito su dirección, su día y las palabras.',
  },
  'jp.insult.step-real': {
    says: 'Busque al abogado en la lista del colegio (日本弁護士連合会). Use el número de allí, no el de la carta.',
  },
  'jp.insult.step-quiet': {
    says: 'No escriba nada en internet sobre la carta o el remitente. Una nueva publicación puede agrandar la reclamación.',
  },
  'jp.insult.option-answer': {
    title: 'Contestar por un abogado',
    says: 'Un abogado escribe lo que está mal u ofrece una suma menor que lo cierra todo (示談).',
    cost: 'Honorarios. Houterasu puede prestarlos con pocos ingresos.',
    time: 'Antes del día de la carta.',
    risk: 'Lo que admita por escrito puede usarse en el juicio.',
    bestFor: 'Lo niega, o la suma es demasiado alta.',
  },
}
