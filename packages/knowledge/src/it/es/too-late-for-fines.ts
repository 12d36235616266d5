/** What can still be done when the time to answer a fine is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_ES: Words = {
  'it.too-late.fine-want': {
    says: 'La policía o el municipio le multó (multa, verbale). Contados desde la fecha del papel, los 60 días para pagar o recurrir han pasado.',
  },
  'it.too-late.fine-rights': {
    says: 'Aún puede pagar, pero es más o menos el doble. Puede pedir la prueba de cuándo y cómo se lo notificaron.',
  },
  'it.too-late.fine-reality': {
    says: 'No es un delito. Tras 60 días sin pago ni recurso pueden cobrar la mitad del máximo legal, casi el doble de la primera suma.',
  },
  'it.too-late.fine-not-yet': {
    says: 'No pueden embargar de un día para otro. Antes debe llegarle una cartella o una orden del municipio.',
  },
  'it.too-late.fine-step': {
    says: 'Busque el día en que le llegó. ¿Menos de 30 días? Aún hay juez. ¿Menos de 60? Pague o vaya al Prefetto. ¿Más? Pregunte cuánto debe hoy, antes de que la cartella sume más.',
  },
  'it.too-late.fine-pay': {
    says: 'Pregunte a la oficina cuánto debe hoy y páguelo todo. Crece un 10 % cada seis meses cuando pasa al cobrador.',
    title: 'Pagar ya, antes de la cartella',
    cost: 'Casi el doble de la primera suma.',
    time: 'Minutos.',
    risk: 'Renuncia a recurrir.',
    bestFor: 'La multa es correcta y le llegó.',
  },
  'it.too-late.fine-never-served': {
    says: '¿La multa nunca le llegó? Cuando llegue la cartella, recurra al juez de paz y dígalo.',
    title: 'Recurrir cuando llegue la cartella, si la multa nunca llegó',
    cost: 'Una pequeña tasa.',
    time: '30 días desde la cartella.',
    risk: 'Si la oficina prueba la notificación, pierde.',
    bestFor: 'Se había mudado, o fue a otro lugar.',
  },
  'it.too-late.fine-order-rights': {
    says: 'Puede pagar, pedir plazos si le falta dinero, y pedir la prueba de cuándo se lo notificaron.',
  },
  'it.too-late.fine-order-reality': {
    says: 'Contados desde su fecha, los 30 días para ir al juez han pasado. Corren desde el día en que se lo notificaron.',
  },
  'it.too-late.fine-order-step': {
    says: 'Busque el día de la notificación. ¿Menos de 30 días? Recurra hoy al juez de paz. ¿Más? Pida plazos a la oficina que firmó, antes de la cartella.',
  },
  'it.too-late.fine-parts': {
    says: 'Si no puede pagar de una vez, pida un plan a la oficina. Cuando haya cartella de AdER, pida plazos a AdER.',
  },
}
