/** A penalty notice for missed school in England: the sums, the days and the reasons. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_ES: Words = {
  'gb.absence.sums': {
    says: 'La primera multa es de £80 si paga en 21 días, y de £160 hasta el día 28. Una segunda en tres años es de £160 desde el principio.',
  },
  'gb.absence.right-two': {
    says: 'Un padre o madre puede recibir como mucho dos de estas multas por un hijo en tres años. Después el ayuntamiento (council) debe elegir otra vía, que puede ser el juzgado.',
  },
  'gb.absence.right-ten': {
    says: 'Se piensa en una multa desde diez medios días sin permiso en diez semanas de clase. Si fueron menos, pregunte por qué la enviaron.',
  },
  'gb.absence.support-first': {
    says: '¿Su hijo está enfermo, tiene una discapacidad, sufre acoso o tiene miedo a la escuela? Entonces la ayuda debe venir antes que una multa.',
    actionable:
      'Dígalo por escrito a la escuela y al ayuntamiento, y pida una reunión sobre la ayuda.',
  },
  'gb.absence.deadline': {
    says: 'Tiene 28 días para pagar, o para lograr que retiren el aviso.',
    action: 'Pagar, o lograr que retiren el aviso',
    consequence: 'Después el ayuntamiento debe ir al juzgado o retirarlo.',
  },
  'gb.absence.deadline-lower': {
    says: 'La suma menor es para quien paga en 21 días.',
    action: 'Pagar la suma menor, si decide pagar',
    consequence: 'Después de ese día la multa es de £160.',
  },
  'gb.absence.right-reasons': {
    says: 'No hay delito si la escuela dio permiso, el niño estaba enfermo o era un día santo de su religión. Envíe pruebas.',
  },
  'gb.absence.each-parent': {
    says: 'Cada padre o madre puede recibir una multa por cada hijo. Pagar la suya no paga la del otro.',
  },
  'gb.absence.step-records': {
    says: 'Pida a la escuela el registro de asistencia y su respuesta sobre el permiso. Reúna mensajes y una nota del médico.',
  },
  'gb.absence.option-withdraw': {
    says: 'Escriba hoy al ayuntamiento. Diga qué está mal y envíe pruebas.',
    title: 'Pedir al ayuntamiento que la retire',
    cost: 'Nada.',
    time: 'Una carta ahora.',
    risk: 'Los días para pagar siguen. Si dice que no, pague a tiempo o vaya al juzgado.',
    bestFor: 'Persona o días equivocados, había permiso, o el niño estaba enfermo.',
  },
  'gb.absence.option-court': {
    says: 'Si no paga, el ayuntamiento puede llevarle al juzgado. Allí puede declararse no culpable.',
    title: 'Dejar que decida un juzgado',
    cost: 'Una multa y costas si pierde.',
    time: 'Unos meses.',
    risk: 'Hasta £1,000 de multa, o £2,500 si lo sabía, y antecedentes penales.',
    bestFor: 'Tiene buenas pruebas y consejo legal.',
  },
}
