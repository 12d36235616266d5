/** Una multa por faltar a la escuela: el derecho del Reino Unido en español. */
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
  'gb.absence.wales-sums': {
    says: 'En Gales la multa es de £60 en 28 días, y de £120 hasta el día 42. Pagar a tiempo acaba el asunto sin juzgado.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'No hay recurso. Puede pedir que la retiren si fue a otra persona, está mal o va contra las reglas del ayuntamiento.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Si paga a tiempo, no pueden llevarle al juzgado por esta falta, y no tendrá antecedentes.',
  },
  'gb.absence.wales-deadline': {
    says: 'Tiene 42 días para pagar, o para lograr que retiren el aviso.',
    action: 'Pagar, o lograr que retiren el aviso',
    consequence: 'Después el ayuntamiento debe ir al juzgado o retirarlo.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'La suma menor es para quien paga en 28 días.',
    action: 'Pagar la suma menor, si decide pagar',
    consequence: 'Después de ese día la multa es de £120.',
  },
  'gb.absence.wales-step': {
    says: 'Compruebe el nombre, el niño y los días. Luego pague la suma menor a tiempo, o pida enseguida que la retiren.',
  },
  'gb.absence.wales-warning': {
    says: 'Si no se paga hasta el día 42, el ayuntamiento debe ir al juzgado o retirarla. Pida consejo legal si llega un papel del juzgado.',
  },
  'gb.absence.scotland-none': {
    says: 'En Escocia no hay multas así por faltar a la escuela. Pregunte al remitente en qué ley se apoya antes de pagar.',
  },
  'gb.absence.scotland-right': {
    says: 'El ayuntamiento debe pedirle primero que explique la falta. Una buena razón, como la enfermedad, basta.',
  },
  'gb.absence.scotland-step': {
    says: 'Escriba a la escuela y al ayuntamiento y explique cada día. Pida ayuda para su hijo.',
  },
  'gb.absence.ni-none': {
    says: 'En Irlanda del Norte no hay multas así por faltar a la escuela. Allí solo un juzgado puede multar a los padres, hasta £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'La autoridad escolar (Education Authority) debe pensar primero en una orden que traiga ayuda, en lugar de un juicio.',
  },
  'gb.absence.ni-step': {
    says: 'Hable con el Education Welfare Officer y conteste cada carta. Explique cada día, con pruebas.',
  },
}
