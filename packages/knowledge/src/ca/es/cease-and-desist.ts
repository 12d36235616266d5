/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_WORDS: Words = {
  'ca.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, qué promesa quieren que firme y cuánto dinero piden.',
  },
  'ca.stop.rights': {
    says: 'No tiene que firmar sus palabras. Puede pedir pruebas, buscar consejo y ofrecer palabras propias.',
  },
  'ca.stop.reality': {
    says: 'Esto viene de abogados, no de un tribunal. Solo un juez puede ordenarle parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'ca.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Lo que escriben es la opinión de ese lado.',
  },
  'ca.stop.not-yet': {
    says: 'Esta carta sola no puede obligarle a pagar o a parar. Antes deben ir a un tribunal, y allí usted puede hablar.',
  },
  'ca.stop.step-keep': {
    says: 'Guarde una copia de la publicación, página o producto como está hoy, con la fecha. Luego decida qué cambiar.',
  },
  'ca.stop.step-sign': {
    says: 'No firme la promesa ni pague todavía. Una promesa firmada puede obligarle durante años.',
  },
  'ca.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si el seguro de su hogar, negocio o sindicato paga un abogado.',
  },
  'ca.stop.step-answer': {
    says: 'Envíe a tiempo una respuesta corta: tiene la carta, no admite nada y está buscando consejo.',
  },
  'ca.stop.step-pause': {
    says: 'Puede quitar la publicación por ahora mientras busca consejo. Diga que eso no admite nada.',
  },
  'ca.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Vea de quién es, desde cuándo y para qué productos.',
  },
  'ca.stop.right-truth': {
    says: 'Fuera de Quebec, se puede defender con que sus palabras son verdad. También con que son una opinión honesta basada en hechos ciertos.',
  },
  'ca.stop.right-mark': {
    says: 'Puede usar su propio nombre y palabras simples que describen sus productos, si lo hace de forma honesta.',
  },
  'ca.stop.option-help': {
    says: 'Un abogado puede decirle si tienen razón y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por la primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si responde a tiempo.',
    bestFor: 'Todos a quienes piden firmar una promesa.',
  },
  'ca.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué no tienen razón y pida sus pruebas.',
    title: 'Negarse y decir por qué',
    cost: 'Escribir no cuesta nada.',
    time: 'Antes de la fecha que ponen.',
    risk: 'Pueden ir al tribunal, y eso puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'ca.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus propias palabras.',
    title: 'Parar, pero sin admitir nada',
    cost: 'Lo que le cueste el cambio.',
    time: 'Unos días.',
    risk: 'Pueden pedir de todos modos sus gastos.',
    bestFor: 'Para usted no vale la pena pelear.',
  },
  'ca.stop.warn-costs': {
    says: 'Los casos de difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
}
