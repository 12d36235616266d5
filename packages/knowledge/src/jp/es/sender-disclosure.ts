/** Reclamaciones por obras compartidas y la pregunta del proveedor: las filas de Japón en español. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDER_DISCLOSURE_ES: Words = {
  'jp.copy.want-name': {
    says: 'Su proveedor pregunta si puede dar su nombre a alguien que dice que usted violó sus derechos en internet (意見照会書).',
  },
  'jp.copy.want-money': {
    says: 'Dicen que usó o compartió una obra sin permiso. Quieren que pare, y dinero.',
  },
  'jp.copy.reality': {
    says: 'No es una sentencia. Puede dar antes su versión, y la suma se puede discutir.',
  },
  'jp.copy.not-yet': {
    says: 'Nadie puede embargarle el sueldo o la cuenta ahora. Antes debe decidir un tribunal.',
  },
  'jp.copy.right-refuse': {
    says: 'Puede decir que no, con razones, y el proveedor debe escucharle. Un tribunal aún puede ordenarle dar su nombre.',
  },
  'jp.copy.right-proof': {
    says: 'Deben probar que fue usted. Si otros en casa usan la línea, dígalo.',
  },
  'jp.copy.right-sum': {
    says: 'La suma debe ir con el daño. La ley dice cómo se calcula: pida el cálculo.',
  },
  'jp.copy.right-too-old': {
    says: 'Una reclamación por daño es demasiado vieja tres años después de conocer el daño y a usted. Debe decirlo usted mismo.',
  },
  'jp.copy.step-answer': {
    says: 'Responda antes de la fecha de la carta, a menudo dos semanas. Sin respuesta el proveedor puede decidir solo.',
  },
  'jp.copy.step-stop': {
    says: 'Pare el programa de compartir o quite la obra ya. Guarde registro de lo que pasó.',
  },
  'jp.copy.step-lawyer': {
    says: 'Hable con un abogado antes de aceptar pagar. La ayuda legal (法テラス) puede ayudar con el coste.',
  },
  'jp.copy.option-deny': {
    says: 'Escriba lo que es falso: no fue usted, otro día o ningún daño.',
    title: 'Decir que no, con razones',
    cost: 'Un sello.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Pueden ir al juez.',
    bestFor: 'No fue usted, o la suma es demasiado alta.',
  },
  'jp.copy.option-settle': {
    says: 'Acuerde por escrito una suma que acabe con todo (示談).',
    title: 'Llegar a un acuerdo con abogado',
    cost: 'La suma y el abogado.',
    time: 'Algunas semanas.',
    risk: 'Otros dueños pueden escribirle también.',
    bestFor: 'Usted compartió o usó la obra.',
  },
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
