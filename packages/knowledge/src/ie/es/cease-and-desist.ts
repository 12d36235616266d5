/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'ie.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, qué promesa quieren que firme y qué dinero piden.',
  },
  'ie.stop.rights': {
    says: 'No tiene que firmar su texto. Puede pedir pruebas, buscar consejo y ofrecer sus propias palabras.',
  },
  'ie.stop.reality': {
    says: 'Viene de abogados, no de un juzgado. Solo un juez puede ordenarle parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'ie.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Escriben lo que ella piensa.',
  },
  'ie.stop.not-yet': {
    says: 'Esta carta sola no puede obligarle. Antes deben ir a un juzgado, y allí puede dar su versión.',
  },
  'ie.stop.step-keep': {
    says: 'Guarde una copia de la publicación, la página o el producto de hoy, con la fecha. Después decida qué cambiar.',
  },
  'ie.stop.step-sign': {
    says: 'No firme la promesa ni pague todavía. Una promesa firmada puede atarle años.',
  },
  'ie.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si un seguro o un sindicato paga un abogado.',
  },
  'ie.stop.step-answer': {
    says: 'Conteste a tiempo y breve: tiene la carta, no admite nada y busca consejo.',
  },
  'ie.stop.step-pause': {
    says: 'Puede quitar la publicación mientras busca consejo. Diga que con eso no admite nada.',
  },
  'ie.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Mire de quién es, desde cuándo y para qué productos.',
  },
  'ie.stop.right-truth': {
    says: 'Puede defenderse si sus palabras son verdad, o una opinión honesta sobre hechos verdaderos.',
  },
  'ie.stop.right-year': {
    says: 'Tienen un año para demandar por difamación (libel). Cuenta desde el día en que se publicó.',
  },
  'ie.stop.right-mark': {
    says: 'Puede usar su propio nombre de persona y palabras sencillas que describen sus productos, de forma honesta.',
  },
  'ie.stop.option-help': {
    says: 'Un abogado puede decir si tienen razón y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por la primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si contesta a tiempo de todos modos.',
    bestFor: 'Todos a quienes piden firmar una promesa.',
  },
  'ie.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué no tienen razón y pida sus pruebas.',
    title: 'Negarse y decir por qué',
    cost: 'Nada por escribir.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al juzgado, y puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'ie.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus palabras.',
    title: 'Parar, sin admitir nada',
    cost: 'Lo que le cueste el cambio.',
    time: 'Unos días.',
    risk: 'Aún pueden pedir sus costes.',
    bestFor: 'Para usted no vale la pena pelear.',
  },
  'ie.stop.warn-costs': {
    says: 'Los juicios por difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
  'ie.stop.right-harm': {
    says: 'Desde el 1 de marzo de 2026 una empresa solo gana si las palabras le hicieron un daño grave, o es probable.',
  },
  'ie.stop.right-amends': {
    says: 'Puede ofrecer reparación: rectificación, disculpa y una suma justa. Eso puede acabar el asunto.',
  },
}
