/** The Spanish words of the rows in ../traffic-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'it.fine.want': {
    says: 'La policía o el municipio le multa (multa, verbale) y pide que pague o recurra.',
  },
  'it.fine.who': {
    says: 'Es una oficina pública: la policía municipal, la policía del Estado o los Carabinieri.',
  },
  'it.fine.rights': {
    says: 'Puede pagar un 30 % menos en cinco días, pagar en 60, o recurrir. Si paga, no puede recurrir.',
  },
  'it.fine.reality': {
    says: 'No es un delito. Si no hace nada en 60 días, se puede cobrar más o menos el doble.',
  },
  'it.fine.no-seizure': {
    says: 'No pueden embargar ni bloquear su coche por ella mientras corren sus 60 días.',
  },
  'it.fine.ninety': {
    says: 'Una multa no entregada en el acto debe enviarse en los 90 días desde el hecho. Si llega más tarde, recurra.',
  },
  'it.fine.deadline-discount': {
    says: 'En cinco días desde la notificación paga un 30 % menos, en la mayoría de las multas.',
    action: 'Pagar con el descuento del 30 %',
    consequence: 'Paga el mínimo entero.',
  },
  'it.fine.deadline-judge': {
    says: 'Tiene 30 días desde la notificación para recurrir ante el juez de paz. Por prudencia, contamos desde su fecha.',
    action: 'Recurrir ante el juez de paz (giudice di pace)',
    consequence: 'Solo queda el prefecto (Prefetto), durante 60 días.',
  },
  'it.fine.deadline-sixty': {
    says: 'Tiene 60 días desde la notificación para pagar el mínimo o recurrir ante el prefecto (Prefetto).',
    action: 'Pagar, o recurrir ante el prefecto (Prefetto)',
    consequence: 'La cantidad casi se dobla y se cobra.',
  },
  'it.fine.right-discount': {
    says: 'Tiene derecho al descuento del 30 % en cinco días, salvo que la multa traiga la pérdida del carné o del coche.',
  },
  'it.fine.right-prefetto': {
    says: 'Puede recurrir gratis ante el prefecto (Prefetto) en 60 días. Si dice que no, la cantidad es al menos el doble del mínimo.',
  },
  'it.fine.right-judge': {
    says: 'Puede recurrir solo ante el juez de paz (giudice di pace), sin abogado. Hay una tasa pequeña.',
  },
  'it.fine.right-parts': {
    says: 'Las multas de más de 200 € se pueden pagar en partes con ingresos bajos. Pídalo en 30 días.',
  },
  'it.fine.right-file': {
    says: 'Puede ver la foto y los papeles del radar.',
  },
  'it.fine.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague por PagoPA, banco o correos: un 30 % menos los cinco primeros días, la suma entera hasta el día 60.',
    cost: 'El mínimo. Casi siempre un 30 % menos los cinco primeros días.',
    time: 'Minutos.',
    risk: 'Renuncia a recurrir.',
    bestFor: 'La multa es correcta.',
  },
  'it.fine.option-judge': {
    title: 'Ir al juez de paz',
    says: 'Presente sus motivos y pruebas en 30 días.',
    cost: 'Una tasa desde unos 43 €.',
    time: '30 días. Luego algunos meses.',
    risk: 'Puede tener que pagar la multa y la tasa.',
    bestFor: 'Tiene pruebas o un fallo legal.',
  },
  'it.fine.option-prefetto': {
    title: 'Recurrir ante el prefecto',
    says: 'Envíelo por carta certificada (raccomandata) o e-mail certificado (PEC) en 60 días.',
    cost: 'Nada más que el envío.',
    time: '60 días. La respuesta en unos 7 meses.',
    risk: 'Un no cuesta al menos el doble.',
    bestFor: 'Un error claro sobre el papel.',
  },
  'it.fine.insight-approved': {
    says: 'Un radar debe estar aprobado (omologato) y revisado cada año. Los jueces han anulado multas sin eso.',
    actionable: 'Pida los papeles del aparato.',
  },
  'it.fine.warning-less': {
    says: 'Pague la cantidad exacta. Un céntimo menos puede hacer que deba el resto a un importe mayor.',
  },
  'it.fine.element-facts': {
    name: 'Matrícula, lugar, hora y regla',
    says: 'Una multa debe nombrar la matrícula, el lugar, la hora, el hecho y la regla.',
    ifMissing: 'Diga en su recurso qué falta.',
  },
}
