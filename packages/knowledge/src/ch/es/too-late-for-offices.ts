/** What can still be done when the time in a letter about a fine, a tax, a benefit, a home or a job is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'ch.late.fine-reality': {
    says: 'Los treinta días pasaron. Puede seguir un caso ordinario, casi siempre una orden penal con gastos. Entonces tiene diez días para oponerse.',
  },
  'ch.late.fine-step': {
    says: 'Llame hoy a la oficina. Pregunte si aún puede pagar la multa pequeña. Si llegó una orden penal errónea, opóngase en diez días.',
  },
  'ch.late.penal-step': {
    says: 'Los diez días parecen pasados. ¿Tarde sin culpa, como en el hospital? En 30 días desde entonces pida el plazo y opóngase en la misma carta.',
  },
  'ch.late.penal-plan': {
    says: 'Aun firme, la multa se puede pagar a plazos. Pídalo hoy: sin pagar puede volverse días de cárcel.',
  },
  'ch.late.tax-step': {
    says: '¿Tarde sin culpa, como enfermo o fuera? En 30 días desde entonces opóngase y diga por qué. Si no, pida hoy tiempo o plazos.',
  },
  'ch.late.tax-right': {
    says: 'Una decisión fiscal firme aún se puede cambiar por un error claro de cálculo o por hechos importantes que no pudo aportar antes.',
  },
  'ch.late.benefit-step': {
    says: 'Pida hoy que le perdonen la deuda (Erlass): por escrito, con buena fe, dureza y pruebas. Hay 30 días desde que la decisión es firme. ¿Tarde sin culpa? En 30 días desde entonces opóngase y diga por qué.',
  },
  'ch.late.benefit-right': {
    says: 'Una decisión firme aún se puede revisar por hechos nuevos importantes. La oficina también puede retirar una claramente errónea.',
  },
  'ch.late.home-step': {
    says: 'Los treinta días parecen pasados. Corren desde que la recibió. Mire hoy el formulario: sin el oficial, o sin carta propia a cada cónyuge, es nula, también ahora.',
  },
  'ch.late.home-right': {
    says: 'Nadie puede echarle sin orden judicial. Hable ahora con el dueño de un día más tarde, y pida el sí por escrito.',
  },
  'ch.late.rent-step': {
    says: 'Pague todo hoy, aunque el plazo pasara, y pida por escrito que no den aviso. Si llega un aviso, vaya a conciliación en 30 días.',
  },
  'ch.late.job-step': {
    says: '¿Acabó el preaviso? El dinero por despido injusto suele perderse. Sueldo, horas extra y vacaciones aún puede pedirlos cinco años.',
  },
}
