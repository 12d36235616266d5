/** The Spanish words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'au.stop.want': {
    says: 'Busque tres cosas: qué debe dejar de hacer, la promesa que quieren que firme y el dinero que piden.',
  },
  'au.stop.rights': {
    says: 'No tiene que firmar su texto. Puede pedir pruebas, buscar consejo y ofrecer palabras propias.',
  },
  'au.stop.reality': {
    says: 'Esto viene de abogados, no de un tribunal. Solo un juez puede ordenarle parar o pagar. Pero no lo deje, porque un juicio puede costar mucho.',
  },
  'au.stop.who': {
    says: 'Estos abogados trabajan para la otra parte, no para usted. Lo que escriben es la opinión de esa parte.',
  },
  'au.stop.not-yet': {
    says: 'Esta carta sola no puede obligarle a pagar ni a parar. Primero deben ir a un tribunal, y allí usted puede dar su versión.',
  },
  'au.stop.step-keep': {
    says: 'Guarde una copia de la publicación, la página o el producto como está hoy, con su fecha. Después decida qué cambiar.',
  },
  'au.stop.step-sign': {
    says: 'No firme la promesa ni pague todavía. Una promesa firmada puede obligarle durante años.',
  },
  'au.stop.step-advice': {
    says: 'Busque consejo legal antes de la fecha. Mire si su seguro de casa, el de su negocio o su sindicato paga un abogado.',
  },
  'au.stop.step-answer': {
    says: 'Envíe a tiempo una respuesta corta: tiene la carta, no admite nada y está buscando consejo.',
  },
  'au.stop.step-pause': {
    says: 'Puede quitar la publicación por ahora mientras busca consejo. Diga que con eso no admite nada.',
  },
  'au.stop.step-register': {
    says: 'Busque la marca en el registro público gratuito. Mire de quién es, desde cuándo y para qué productos.',
  },
  'au.stop.right-truth': {
    says: 'Es una defensa que sus palabras sean verdad, o que sean una opinión honesta basada en hechos ciertos.',
  },
  'au.stop.right-mark': {
    says: 'Puede usar su propio nombre, y palabras sencillas que describan sus productos, si lo hace de forma honesta.',
  },
  'au.stop.option-help': {
    says: 'Un abogado puede decirle si ellos tienen razón para demandar y escribir la respuesta.',
    title: 'Buscar consejo legal antes de la fecha',
    cost: 'A menudo un precio fijo por una primera charla. Mire su seguro.',
    time: 'Esta semana.',
    risk: 'Ninguno, si aun así responde a tiempo.',
    bestFor: 'Todos aquellos a quienes piden firmar una promesa.',
  },
  'au.stop.option-dispute': {
    says: 'Diga en pocas líneas por qué se equivocan y pida sus pruebas.',
    title: 'Negarse y decir por qué',
    cost: 'Escribir no cuesta nada.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al tribunal, y eso puede costar mucho.',
    bestFor: 'Sus palabras son verdad, o su uso es honesto.',
  },
  'au.stop.option-comply': {
    says: 'Quítelo o cambie el nombre, y ofrezca una promesa corta con sus propias palabras.',
    title: 'Parar, pero no admitir nada',
    cost: 'Lo que le cueste el cambio.',
    time: 'Unos días.',
    risk: 'Aún pueden pedir sus gastos.',
    bestFor: 'Para usted no vale una pelea.',
  },
  'au.stop.warn-costs': {
    says: 'Los juicios por difamación y marcas pueden costar muchísimo. Busque consejo legal antes de firmar o negarse.',
  },
  'au.stop.right-harm': {
    says: 'En la mayoría de los estados unas palabras cuentan como difamación (defamation) solo si causaron un daño grave o es probable que lo causen. Una empresa más grande no puede demandar por eso de ningún modo.',
  },
  'au.stop.right-notice': {
    says: 'En la mayoría de los estados deben enviarle primero un aviso de quejas (concerns notice). Entonces tiene 28 días para ofrecer una reparación, como una corrección y una disculpa.',
  },
  'au.stop.right-year': {
    says: 'Casi siempre tienen un año para demandar, desde el día en que se publicaron las palabras.',
  },
}
