/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'jp.public-debt.want': {
    says: 'Una oficina pública dice que usted le debe este dinero.',
  },
  'jp.public-debt.reality': {
    says: 'Por impuestos y cuotas puede embargar sin juez. Por alquiler, préstamos o comedor escolar necesita un tribunal. Pregunte qué es.',
  },
  'jp.public-debt.who-premium': {
    says: 'Es una oficina pública. Tras un aviso formal (督促状) puede embargar por esta deuda sin tribunal.',
  },
  'jp.public-debt.reality-premium': {
    says: 'Puede mirar sus cuentas y su sueldo, y embargarlos. Hable con la oficina antes de la fecha. A menudo acepta plazos.',
  },
  'jp.public-debt.who-contract': {
    says: 'Es un organismo público. Pero para esta deuda necesita un tribunal, como cualquiera.',
  },
  'jp.public-debt.reality-contract': {
    says: 'Esta carta sola no embarga nada. Si llega una orden de pago (支払督促) de un tribunal, opóngase en dos semanas.',
  },
  'jp.public-debt.rights': {
    says: 'Puede preguntar cómo calcularon la suma, decir que está mal y pedir plazos o más tiempo.',
  },
  'jp.public-debt.old': {
    says: 'Las cuotas (保険料) prescriben a los dos años, los impuestos (保険税) a los cinco. Un aviso formal (督促状) hace empezar de nuevo el plazo.',
  },
  'jp.public-debt.right-review': {
    says: 'Contra una cuota o un embargo puede pedir una revisión gratuita (審査請求), casi siempre en los tres meses desde que lo supo.',
  },
  'jp.public-debt.right-less-health': {
    says: '¿Bajaron sus ingresos, está enfermo o sufrió un desastre? Pida al municipio una cuota menor (減免) o más tiempo (徴収猶予).',
  },
  'jp.public-debt.right-live': {
    says: 'Un embargo del sueldo debe dejarle 107.000 ¥ al mes, 48.000 ¥ por cada familiar y una parte del resto.',
  },
  'jp.public-debt.right-stop': {
    says: 'Si no hay nada que embargar, o no podría vivir, la oficina puede parar el cobro (滞納処分の停止). Pídalo.',
  },
  'jp.public-debt.right-rent': {
    says: 'Si bajaron sus ingresos o está enfermo, pida a la oficina menos alquiler (減免) o más tiempo (徴収猶予).',
  },
  'jp.public-debt.rent-leave': {
    says: 'Con tres meses de alquiler impagado pueden pedirle que se vaya. Solo un tribunal puede obligarle. Llame ahora.',
  },
  'jp.public-debt.reality-fine': {
    says: 'Es una multa de un tribunal penal. Impagada, puede llevar al embargo o a días de trabajo en detención (労役場留置).',
  },
  'jp.public-debt.step-fine': {
    says: 'Llame hoy a la fiscalía. Diga cuánto gana y pida tiempo o plazos.',
  },
  'jp.public-debt.step-talk': {
    says: 'Llame o vaya a la oficina antes de la fecha. Lleve prueba de ingresos y gastos, y pida plazos que pueda cumplir.',
  },
  'jp.public-debt.step-count': {
    says: 'Pida una lista de los meses, las sumas y los avisos formales (督促状), con sus días. Compárela con sus recibos.',
  },
  'jp.public-debt.option-parts': {
    title: 'Pedir plazos o tiempo a la oficina',
    says: 'Muestre a la oficina sus ingresos y gastos.',
    cost: 'Puede seguir corriendo un recargo.',
    time: 'Una visita.',
    risk: 'Si falla un plazo, el cobro puede empezar de nuevo.',
    bestFor: 'Lo debe y no puede pagarlo de una vez.',
  },
}
