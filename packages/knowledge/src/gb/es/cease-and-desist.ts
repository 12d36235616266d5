/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'gb.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, qué promesa quieren que firme y qué dinero piden.',
  },
  'gb.stop.rights': {
    says: 'No tiene que firmar su texto. Puede pedir pruebas, buscar consejo y ofrecer sus propias palabras.',
  },
  'gb.stop.reality': {
    says: 'Viene de abogados, no de un juzgado. Solo un juez puede ordenarle parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'gb.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Escriben lo que ella piensa.',
  },
  'gb.stop.not-yet': {
    says: 'Esta carta sola no puede obligarle. Antes deben ir a un juzgado, y allí puede dar su versión.',
  },
  'gb.stop.step-keep': {
    says: 'Guarde una copia de la publicación, la página o el producto de hoy, con la fecha. Después decida qué cambiar.',
  },
  'gb.stop.step-sign': {
    says: 'No firme la promesa ni pague todavía. Una promesa firmada puede atarle años.',
  },
  'gb.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si un seguro o un sindicato paga un abogado.',
  },
  'gb.stop.step-answer': {
    says: 'Conteste a tiempo y breve: tiene la carta, no admite nada y busca consejo.',
  },
  'gb.stop.step-pause': {
    says: 'Puede quitar la publicación mientras busca consejo. Diga que con eso no admite nada.',
  },
  'gb.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Mire de quién es, desde cuándo y para qué productos.',
  },
  'gb.stop.right-harm': {
    says: 'Unas palabras solo son difamación (libel) si causaron o causarán un daño serio. Una empresa debe mostrar una pérdida seria de dinero.',
  },
  'gb.stop.right-truth': {
    says: 'Puede defenderse si sus palabras son verdad, o una opinión honesta sobre hechos verdaderos.',
  },
  'gb.stop.right-year': {
    says: 'Tienen un año para demandar por difamación (libel). Cuenta desde el día en que se publicó.',
  },
  'gb.stop.right-mark': {
    says: 'Puede usar su propio nombre de persona y palabras sencillas que describen sus productos, de forma honesta.',
  },
  'gb.stop.option-help': {
    says: 'Un abogado puede decir si tienen razón y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por la primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si contesta a tiempo de todos modos.',
    bestFor: 'Todos a quienes piden firmar una promesa.',
  },
  'gb.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué no tienen razón y pida sus pruebas.',
    title: 'Negarse y decir por qué',
    cost: 'Nada por escribir.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al juzgado, y puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'gb.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus palabras.',
    title: 'Parar, sin admitir nada',
    cost: 'Lo que le cueste el cambio.',
    time: 'Unos días.',
    risk: 'Aún pueden pedir sus costes.',
    bestFor: 'Para usted no vale la pena pelear.',
  },
  'gb.stop.warn-costs': {
    says: 'Los juicios por difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
  'gb.stop.right-secrets': {
    says: 'Solo se protegen los secretos reales de la empresa: lo que no se conoce en el sector, vale dinero por eso y la empresa guardó bien.',
  },
}
