/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'it.too-late.bill-want': {
    says: 'Es una cartella de cobro. Contados desde su fecha, sus 60 días han pasado. Aún puede pedir plazos.',
  },
  'it.too-late.bill-year': {
    says: '¿La cartella tiene más de un año? Antes de embargar deben enviar otro aviso (intimazione) y esperar cinco días.',
  },
  'it.too-late.tax-reality': {
    says: 'Es serio, pero aún puede pedir un plan. Mientras el cobrador estudia la petición, no empieza otro embargo.',
  },
  'it.too-late.tax-step': {
    says: 'Busque el día en que le llegó. Dentro de 60 días aún puede recurrir. ¿Más? Pida hoy plazos a AdER por internet. Hasta 120.000 € basta una petición simple.',
  },
  'it.too-late.notice-tax-step': {
    says: 'Busque el día en que le llegó. Dentro de 60 días aún puede recurrir. ¿Más? Pida a la oficina corregir un error claro y pagar a plazos.',
  },
  'it.too-late.tax-option': {
    says: 'Diga a la oficina qué está claramente mal: otra persona, otra suma, ya pagado. Por esos errores debe anular hasta un papel firme (autotutela).',
    title: 'Pedir anular un error claro',
    cost: 'Gratis.',
    time: 'Hasta un año después de que el papel quedó firme.',
    risk: 'No para por sí solo el cobro.',
    bestFor: 'El error se ve en los papeles.',
  },
  'it.too-late.contributions-step': {
    says: 'Busque el día en que le llegó. Dentro de 40 días puede oírle el juez laboral. ¿Más? Pida plazos al cobrador y mire si después pasaron cinco años sin otro papel.',
  },
  'it.too-late.road-bill-step': {
    says: '¿La multa nunca le llegó? Dentro de 30 días de esta cartella puede oírle el juez de paz. ¿Más? Pida plazos a AdER y mire si pasaron cinco años sin papeles.',
  },
  'it.too-late.block-want': {
    says: 'Avisaron de que bloquearían su coche (fermo). Los 30 días parecen pasados: puede que ya esté bloqueado.',
  },
  'it.too-late.block-step': {
    says: 'Mire en el PRA (ACI) si hay bloqueo. Si lo hay, no conduzca: la multa es alta. Pida plazos a AdER. Con el primero pagado, pida suspender el bloqueo.',
  },
  'it.too-late.block-right': {
    says: 'Un coche que necesita para su trabajo o para una persona con discapacidad no se puede bloquear. Envíe ya la prueba a AdER y pida quitarlo.',
  },
  'it.too-late.friendly-want': {
    says: 'Era un aviso previo de un error en su declaración (avviso bonario). Sus 60 días parecen pasados: puede venir la sanción entera y una cartella.',
  },
  'it.too-late.friendly-step': {
    says: '¿Aún dentro de 60 días desde que le llegó? Pague o pida plazos hoy. ¿Más? Diga a la oficina (CIVIS) qué está mal. Con la cartella, recurra o pida plazos a AdER.',
  },
  'it.too-late.benefit-reality': {
    says: 'Los 90 días para pedir revisión al INPS parecen pasados. En muchos casos aún puede ir al juez laboral contra la orden de devolver.',
  },
  'it.too-late.benefit-step': {
    says: 'Lleve hoy la carta a un patronato: es gratis. ¿Menos de 90 días desde que llegó? Presenta el ricorso. ¿Más? Pide al INPS mirarlo otra vez, o plazos pequeños.',
  },
  'it.too-late.benefit-option': {
    says: 'Un abogado pide al juez laboral que diga que no debe devolver: fue honesto y lo dijo todo al INPS, o la suma está mal.',
    title: 'Ir al juez laboral',
    cost: 'Un abogado. La justicia gratuita puede pagarlo.',
    time: 'En muchos casos sin último día fijo, pero antes de que el INPS retenga.',
    risk: 'Si pierde, puede pagar costas.',
    bestFor: 'El error fue del INPS, o puede probar lo que le dijo.',
  },
}
