/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'nz.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, la promesa que quieren que firme y el dinero que piden.',
  },
  'nz.stop.rights': {
    says: 'No tiene que firmar las palabras de ellos. Puede pedir pruebas, buscar consejo y ofrecer sus propias palabras.',
  },
  'nz.stop.reality': {
    says: 'Esto viene de abogados, no de un tribunal. Solo un juez puede ordenarle parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'nz.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Lo que escriben es la opinión de esa parte.',
  },
  'nz.stop.not-yet': {
    says: 'Esta carta sola no puede hacerle pagar o parar. Antes deben ir a un tribunal, y allí usted puede dar su versión.',
  },
  'nz.stop.step-keep': {
    says: 'Guarde una copia del mensaje, la página o el producto como está hoy, con su fecha. Después decida qué cambiar.',
  },
  'nz.stop.step-sign': {
    says: 'No firme todavía la promesa ni pague. Una promesa firmada puede atarle durante años.',
  },
  'nz.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si su seguro de casa o de negocio, o su sindicato, paga un abogado.',
  },
  'nz.stop.step-answer': {
    says: 'Envíe a tiempo una respuesta corta: tiene la carta, no admite nada y está buscando consejo.',
  },
  'nz.stop.step-pause': {
    says: 'Puede quitar el mensaje por ahora mientras busca consejo. Diga que con esto no admite nada.',
  },
  'nz.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Mire de quién es, desde cuándo y para qué productos.',
  },
  'nz.stop.right-truth': {
    says: 'Le defiende que sus palabras sean verdad, o que sean una opinión honesta basada en hechos verdaderos.',
  },
  'nz.stop.right-mark': {
    says: 'Puede usar su propio nombre, y palabras sencillas que describen sus productos, si lo hace de forma honesta.',
  },
  'nz.stop.option-help': {
    says: 'Un abogado puede decirle si ellos tienen un buen caso y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por una primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si aun así responde a tiempo.',
    bestFor: 'Todas las personas a las que piden firmar una promesa.',
  },
  'nz.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué no tienen razón y pida sus pruebas.',
    title: 'Negarse, y decir por qué',
    cost: 'Escribir no cuesta nada.',
    time: 'Antes de la fecha de ellos.',
    risk: 'Pueden ir al tribunal, y eso puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'nz.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus propias palabras.',
    title: 'Parar, pero no admitir nada',
    cost: 'Lo que le cuesta el cambio.',
    time: 'Unos días.',
    risk: 'Aun así pueden pedir sus gastos.',
    bestFor: 'Para usted no vale la pena una pelea.',
  },
  'nz.stop.warn-costs': {
    says: 'Los juicios por difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
  'nz.stop.right-company': {
    says: 'Una empresa solo puede ganar un juicio por difamación (defamation) si las palabras le costaron dinero, o es probable que le cuesten.',
  },
  'nz.stop.right-two-years': {
    says: 'Tienen dos años desde el día en que se publicaron las palabras para demandar por difamación (defamation).',
  },
}
