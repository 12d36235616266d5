/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'it.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, qué promesa quieren que firme y qué dinero piden.',
  },
  'it.stop.rights': {
    says: 'No tiene que firmar su texto. Puede pedir pruebas, buscar consejo y ofrecer sus propias palabras.',
  },
  'it.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Escriben lo que ella piensa.',
  },
  'it.stop.not-yet': {
    says: 'Esta carta sola no puede obligarle. Antes deben ir a un juzgado, y allí puede dar su versión.',
  },
  'it.stop.step-keep': {
    says: 'Guarde una copia de la publicación, la página o el producto de hoy, con la fecha. Después decida qué cambiar.',
  },
  'it.stop.step-sign': {
    says: 'No firme la promesa ni pague todavía. Una promesa firmada puede atarle años.',
  },
  'it.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si un seguro o un sindicato paga un abogado.',
  },
  'it.stop.step-answer': {
    says: 'Conteste a tiempo y breve: tiene la carta, no admite nada y busca consejo.',
  },
  'it.stop.step-pause': {
    says: 'Puede quitar la publicación mientras busca consejo. Diga que con eso no admite nada.',
  },
  'it.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Mire de quién es, desde cuándo y para qué productos.',
  },
  'it.stop.right-mark': {
    says: 'Puede usar su propio nombre de persona y palabras sencillas que describen sus productos, de forma honesta.',
  },
  'it.stop.option-help': {
    says: 'Un abogado puede decir si tienen razón y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por la primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si contesta a tiempo de todos modos.',
    bestFor: 'Todos a quienes piden firmar una promesa.',
  },
  'it.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué no tienen razón y pida sus pruebas.',
    title: 'Negarse y decir por qué',
    cost: 'Nada por escribir.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al juzgado, y puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'it.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus palabras.',
    title: 'Parar, sin admitir nada',
    cost: 'Lo que le cueste el cambio.',
    time: 'Unos días.',
    risk: 'Aún pueden pedir sus costes.',
    bestFor: 'Para usted no vale la pena pelear.',
  },
  'it.stop.warn-costs': {
    says: 'Los juicios por difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
  'it.stop.reality': {
    says: 'Viene de la otra parte, no de un juzgado. Solo un juez puede ordenar parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'it.stop.right-truth': {
    says: 'Puede decir lo que es verdad y dar su opinión sincera con medida. Los insultos no están cubiertos.',
  },
  'it.stop.right-harm': {
    says: 'Quien pide dinero debe mostrar qué daño hicieron sus palabras. Una suma sin prueba es solo un deseo.',
  },
  'it.stop.right-time': {
    says: 'Tienen tres meses desde que conocen el texto para la denuncia penal (querela). Una reclamación de dinero prescribe a los cinco años.',
  },
}
