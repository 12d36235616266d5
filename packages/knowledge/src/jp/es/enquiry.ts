/** The Spanish words of Japan: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'jp.ask.step-debt': {
    says: 'Reúna sus cartas y llame a Houterasu.',
  },
  'jp.ask.right-debt': {
    says: 'Una empresa privada no puede embargar sin un juzgado.',
  },
  'jp.ask.step-home': {
    says: 'No firme nada y pregunte antes a Houterasu.',
  },
  'jp.ask.right-home': {
    says: 'Un casero necesita una buena razón para terminar un contrato ordinario.',
  },
  'jp.ask.step-work': {
    says: 'Pregunte en la oficina gratis de trabajo antes de firmar.',
  },
  'jp.ask.right-work': {
    says: 'Un despido sin un motivo sólido es nulo.',
  },
  'jp.ask.order': {
    says: 'Opóngase en dos semanas desde la entrega con el formulario del sobre. No hace falta motivo. Si la ignora, puede seguir un embargo.',
  },
  'jp.ask.suit': {
    says: 'Envíe a tiempo la respuesta (答弁書) o vaya a la vista. Si no hace nada, gana la otra parte.',
  },
  'jp.ask.old': {
    says: 'La mayoría de las deudas: cinco años desde la fecha de pago, diez tras una sentencia. Debe decirlo usted. Un pago o una promesa lo hace empezar de nuevo.',
    dependsOn: 'cuándo pagó o prometió por última vez',
  },
  'jp.ask.seize': {
    says: 'Solo con una sentencia u otro papel que se pueda ejecutar. Entonces casi siempre un cuarto del sueldo neto; las oficinas fiscales tienen sus propias reglas.',
    dependsOn: 'si hay una sentencia',
  },
  'jp.ask.cannot-pay': {
    says: 'Llame a Houterasu. Con ingresos bajos el consejo es gratis. Hay tres caminos: un plan, un plan judicial o la quiebra.',
  },
  'jp.ask.evict': {
    says: 'No sin un juzgado. Solo un agente (執行官) con una orden judicial puede echarle.',
  },
  'jp.ask.leave': {
    says: 'En un contrato ordinario el casero necesita una buena razón y seis meses. Un contrato fijo termina en su fecha. Puede hablar de dinero para la mudanza.',
    dependsOn: 'su tipo de contrato',
  },
  'jp.ask.deposit': {
    says: 'Después de irse, la fianza (敷金) vuelve, menos alquiler sin pagar y daños. El uso normal y el tiempo no los paga usted.',
  },
  'jp.ask.rent-rise': {
    says: 'No tiene que aceptar enseguida. Pague una cantidad que crea justa hasta que un juzgado decida. Después puede deber la diferencia con un 10 % de interés.',
    dependsOn: 'lo que es justo para viviendas así',
  },
  'jp.ask.fired': {
    says: 'No firme una renuncia. Pida los motivos por escrito, y 30 días de preaviso o pago. Después pregunte en la oficina gratis de trabajo.',
  },
  'jp.ask.cooling': {
    says: 'Ventas en la puerta y por teléfono: ocho días. Venta piramidal: veinte. En línea no hay ese derecho; mire las condiciones de devolución de la tienda.',
    dependsOn: 'cómo lo compró',
  },
  'jp.ask.scam': {
    says: 'No llame ni pague. Llame al 188. Solo un papel de verdad del juzgado por entrega especial necesita respuesta a tiempo.',
  },
  'jp.ask.tax': {
    says: 'Llame a la oficina antes de que embargue y pida tiempo o plazos. Diga sus ingresos y gastos.',
    dependsOn: 'sus ingresos y el tipo de impuesto',
  },
  'jp.ask.late-charges': {
    says: 'En un préstamo de un prestamista el retraso cuesta como mucho un 20 % al año; en otros contratos con empresas, un 14,6 %. Por encima no debe nada. Si es varias veces el préstamo, es viejo: busque antes su último pago. Tras cinco años puede alegar prescripción. No pague antes una parte.',
  },
  'jp.ask.account-seized': {
    says: 'Actúe hoy: más o menos una semana después del papel del tribunal, el acreedor puede tomar el dinero. Pida a ese tribunal que libere lo que necesita para vivir (範囲変更の申立て). Muestre que era sueldo, pensión o ayuda por hijos. Llame a Houterasu. Si es un impuesto, hable con la oficina.',
  },
  'jp.ask.officer-at-home': {
    says: 'El oficial del tribunal (執行官) puede entrar y abrir puertas; no se resista. Pero muebles, ropa, herramientas, comida para un mes y dinero para unos dos meses de vida quedan suyos. Las cosas de otros no se pueden llevar: dígalo. Llame antes a Houterasu. Una empresa de cobro nunca puede entrar.',
  },
  'jp.ask.own-claim': {
    says: 'Escriba primero, mejor por carta certificada (内容証明), con un último día. Hasta 600.000 yenes, un juicio pequeño (少額訴訟) suele acabar en un día, sin abogado. O pida una orden de pago (支払督促). Guarde mensajes y recibos. Casi siempre tiene cinco años.',
  },
}
