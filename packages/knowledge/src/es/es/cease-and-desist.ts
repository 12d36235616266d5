/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'es.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, qué promesa quieren que firme y qué dinero piden.',
  },
  'es.stop.rights': {
    says: 'No tiene que firmar su texto. Puede pedir pruebas, buscar consejo y ofrecer sus propias palabras.',
  },
  'es.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Escriben lo que ella piensa.',
  },
  'es.stop.not-yet': {
    says: 'Esta carta sola no puede obligarle. Antes deben ir a un juzgado, y allí puede dar su versión.',
  },
  'es.stop.step-keep': {
    says: 'Guarde una copia de la publicación, la página o el producto de hoy, con la fecha. Después decida qué cambiar.',
  },
  'es.stop.step-sign': {
    says: 'No firme la promesa ni pague todavía. Una promesa firmada puede atarle años.',
  },
  'es.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si un seguro o un sindicato paga un abogado.',
  },
  'es.stop.step-answer': {
    says: 'Conteste a tiempo y breve: tiene la carta, no admite nada y busca consejo.',
  },
  'es.stop.step-pause': {
    says: 'Puede quitar la publicación mientras busca consejo. Diga que con eso no admite nada.',
  },
  'es.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Mire de quién es, desde cuándo y para qué productos.',
  },
  'es.stop.right-mark': {
    says: 'Puede usar su propio nombre de persona y palabras sencillas que describen sus productos, de forma honesta.',
  },
  'es.stop.option-help': {
    says: 'Un abogado puede decir si tienen razón y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por la primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si contesta a tiempo de todos modos.',
    bestFor: 'Todos a quienes piden firmar una promesa.',
  },
  'es.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué no tienen razón y pida sus pruebas.',
    title: 'Negarse y decir por qué',
    cost: 'Nada por escribir.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al juzgado, y puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'es.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus palabras.',
    title: 'Parar, sin admitir nada',
    cost: 'Lo que le cueste el cambio.',
    time: 'Unos días.',
    risk: 'Aún pueden pedir sus costes.',
    bestFor: 'Para usted no vale la pena pelear.',
  },
  'es.stop.warn-costs': {
    says: 'Los juicios por difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
  'es.stop.reality': {
    says: 'Viene de la otra parte, no de un juzgado. Solo un juez puede ordenar parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'es.stop.right-truth': {
    says: 'Puede decir lo que es verdad y dar su opinión sincera con medida. Los insultos no están cubiertos.',
  },
  'es.stop.right-harm': {
    says: 'Quien pide dinero debe mostrar qué daño hicieron sus palabras. Una suma sin prueba es solo un deseo.',
  },
  'es.stop.right-time': {
    says: 'Tienen cuatro años para pedir dinero en un juzgado civil. La querella prescribe al año.',
  },
}
