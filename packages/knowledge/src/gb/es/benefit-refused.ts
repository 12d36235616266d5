/** A benefit that was refused, cut or ended: nothing is asked back. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_ES: Words = {
  'gb.benefit.refused-want': {
    says: 'Decidieron que no recibe esta ayuda, o que recibe menos. No piden que devuelva nada.',
  },
  'gb.benefit.refused-rights': {
    says: 'Puede pedir gratis que lo miren otra vez. Si vuelven a decir no, puede decidir un tribunal gratuito.',
  },
  'gb.benefit.refused-reality': {
    says: 'Un no no es el final. Muchas decisiones cambian cuando la gente reclama y envía pruebas.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Pida otra revisión (mandatory reconsideration) en un mes desde la fecha de la carta. Puede llamar, escribir o usar el formulario.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Pida una copia del informe (assessment report). Marque cada línea que esté mal o a la que le falte algo.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Repase cada pregunta donde le dieron pocos puntos. Diga qué pasa, cuántas veces y qué ayuda necesita. Añada cartas de un médico o cuidador.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Pida ayuda gratis a un asesor de ayudas (welfare rights adviser). Pregunte qué otras ayudas puede cobrar mientras tanto.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Conoce los puntos y le ayuda a escribir lo que cuenta.',
    title: 'Buscar un asesor de ayudas',
    cost: 'Nada.',
    time: 'Una llamada esta semana.',
    risk: 'No espere una cita si el último día está cerca.',
    bestFor: 'Todos a quienes dijeron que no.',
  },
  'gb.benefit.tribunal-month': {
    says: 'Tiene un mes desde la fecha de este aviso para recurrir a un tribunal gratuito.',
    action: 'Recurrir al tribunal gratuito',
    consequence: 'Después, el tribunal debe admitir un recurso tardío.',
  },
  'gb.benefit.right-savings': {
    says: 'Con más de 16.000 £ de ahorros, la mayoría no recibe Housing Benefit. Pero hay dinero que no cuenta, y una deuda sobre un bien baja su valor. Pregunte cómo se contó cada suma.',
  },
  'gb.benefit.right-reside': {
    says: 'No acepte el primer no. Un trabajo, aun parcial, un familiar que trabaja o un hijo en la escuela puede dar el derecho. Con pre-settled status también deben ver si podría vivir con dignidad sin el dinero.',
  },
  'gb.benefit.refused-step-reason': {
    says: 'Busque el motivo en la carta. Diga qué tiene mal y envíe pruebas: extractos del banco, nóminas, mensajes o una nota de su médico.',
  },
  'gb.benefit.refused-month': {
    says: 'Tiene un mes desde la fecha de la decisión para pedir que la miren otra vez.',
    action: 'Pedir que miren otra vez la decisión',
    consequence: 'Después necesita un buen motivo por llegar tarde.',
  },
  'gb.benefit.refused-option-again': {
    says: 'Diga qué está mal y envíe pruebas. Se llama «mandatory reconsideration».',
    title: 'Pedir que lo miren otra vez',
    cost: 'Nada.',
    time: 'En un plazo de un mes. Una respuesta en unas semanas.',
    risk: 'Bajo. Vuelven a mirar toda la ayuda.',
    bestFor: 'Cree que leyeron mal un hecho o una norma.',
  },
  'gb.benefit.refused-housing': {
    says: 'En un mes desde la carta puede pedir al ayuntamiento (council) que lo mire otra vez, o recurrir ya a un tribunal gratuito. Antes puede pedir los motivos por escrito.',
  },
  'gb.benefit.refused-council-tax': {
    says: 'Escriba al ayuntamiento (council) por qué está mal. Si dice que no, o no contesta en dos meses, puede recurrir gratis al Valuation Tribunal.',
  },
  'gb.benefit.refused-child-benefit': {
    says: 'Si lo pide, HMRC debe mirar otra vez la decisión, gratis. Si sigue diciendo que no, tiene un mes para recurrir a un tribunal gratuito.',
  },
}
