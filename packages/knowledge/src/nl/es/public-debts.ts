/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'nl.public-debt.want': {
    says: 'Un organismo público dice que no ha pagado y vuelve a pedir el dinero.',
  },
  'nl.public-debt.reality': {
    says: 'Tómelo en serio. Tras un aviso (aanmaning) casi todo organismo público puede dictar un apremio (dwangbevel) sin juez. Con él se puede embargar sueldo o cuenta.',
  },
  'nl.public-debt.who': {
    says: 'Es un organismo público. La ley sobre deudas con el Estado le da poderes propios.',
  },
  'nl.public-debt.rights': {
    says: 'Puede pedir tiempo o un plan de pagos, y recurrir la decisión. Conserva ingresos suficientes para vivir.',
  },
  'nl.public-debt.know-old': {
    says: 'La mayoría de las deudas públicas prescribe cinco años después del último día de pago. Un aviso o un apremio reinicia el plazo.',
  },
  'nl.public-debt.right-two-weeks': {
    says: 'Un aviso (aanmaning) le da dos semanas desde el día después del envío. Antes no puede haber apremio. Su coste lo fija la ley.',
  },
  'nl.public-debt.right-time': {
    says: 'Puede pedir más tiempo o un plan. Mientras dura el aplazamiento, el organismo no puede avisar ni cobrar.',
  },
  'nl.public-debt.right-object': {
    says: 'Puede recurrir gratis la decisión (beschikking) de base en seis semanas. Eso no detiene el pago: pida también un aplazamiento.',
  },
  'nl.public-debt.right-income': {
    says: 'Una parte de su sueldo o prestación queda protegida (beslagvrije voet), también frente a un organismo público.',
  },
  'nl.public-debt.step-call': {
    says: 'Llame o escriba antes de la fecha, con el número de la carta. Pida tiempo o un plan acorde a sus ingresos.',
  },
  'nl.public-debt.step-which': {
    says: 'Busque la decisión de la que sale la suma y revísela. Pida copia si no la tiene. ¿Ya pagó? Envíe la prueba.',
  },
  'nl.public-debt.tax-right': {
    says: 'Con pocos ingresos y ahorros puede pedir la condonación (kwijtschelding). No todo municipio o tasa la admite. Pida también un aplazamiento.',
  },
  'nl.public-debt.tax-wage': {
    says: 'Por un impuesto pueden dictar un apremio (dwangbevel) y ordenar a su empresa que les pague parte del sueldo. No hace falta juez.',
  },
  'nl.public-debt.fine-reality': {
    says: 'Una multa de un juez sube si paga tarde. Si sigue sin pagarse, puede haber unos días de cárcel.',
  },
  'nl.public-debt.fine-right': {
    says: 'El CJIB puede darle tiempo o plazos. Pídalo antes de que suba la suma: después se debe todo de golpe.',
  },
  'nl.public-debt.fine-rights': {
    says: 'Puede pedir tiempo o plazos. Muestre lo que gana y lo que necesita para vivir.',
  },
  'nl.public-debt.cjib-stop': {
    says: '¿Demasiadas deudas? Pida al CJIB una parada de emergencia (noodstop). Puede dar cuatro meses si pide ayuda a su municipio.',
  },
  'nl.public-debt.duo-reality': {
    says: 'Tras un aviso, DUO puede pasar el atraso al CJIB, que puede enviar un agente judicial. Entonces crecen intereses y costes.',
  },
  'nl.public-debt.duo-right': {
    says: 'Si no puede pagar la cuota, pida a DUO que la fije según sus ingresos (draagkracht). Puede incluso ser cero un tiempo.',
  },
  'nl.public-debt.duo-step': {
    says: 'Pida ya a DUO un plan para el atraso. Cuando lo tiene el CJIB, DUO ya no hace planes.',
  },
}
