/** A letter of the police that asks who drove a vehicle: the words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOTHING_DECIDED: RowWords = {
  says: 'Es una pregunta y un aviso. Nadie le ha puesto todavía una multa ni puntos.',
}
const NOT_ME: RowWords = {
  says: '¿Conducía otra persona? Dé su nombre y dirección en el formulario. La policía escribirá entonces a esa persona.',
}
const ANSWER: RowWords = {
  says: 'Devuelva el formulario con el nombre y la dirección de quien conducía, aunque fuera usted.',
  title: 'Decir a tiempo quién conducía',
  cost: 'Nada.',
  time: 'Unos minutos.',
  risk: 'Si fue usted, seguirá una oferta de curso, una multa o un papel del juzgado.',
  bestFor: 'Usted sabe quién conducía.',
}

export const DRIVER_NOTICES_ES: Words = {
  'gb.driver.nothing-decided': NOTHING_DECIDED,
  'gb.driver.right-not-me': NOT_ME,
  'gb.driver.right-not-known': {
    says: 'No es delito si no sabe quién conducía y no pudo averiguarlo con el debido cuidado. Anote todo lo que hizo para saberlo.',
  },
  'gb.driver.step-check': {
    says: 'Compruebe la matrícula, el lugar, el día y la hora. Mire su agenda, mensajes u horario de trabajo para ver quién conducía.',
  },
  'gb.driver.step-photo': {
    says: 'Pida la foto a la policía si no está seguro. Los 28 días siguen corriendo.',
  },
  'gb.driver.deadline': {
    says: 'Tiene 28 días desde que recibe el aviso para decir quién conducía.',
    action: 'Decir quién conducía',
    consequence: 'No contestar es un delito aparte: hasta £1,000 de multa y seis puntos.',
  },
  'gb.driver.warning-false-name': {
    says: 'Nunca nombre a alguien que no conducía. Los juzgados mandan a la cárcel por eso.',
  },
  'gb.driver.six-months': {
    says: 'Por exceso de velocidad, el juicio debe empezar en los seis meses siguientes al hecho. Guarde todos los papeles hasta entonces.',
  },
  'gb.driver.option-answer': ANSWER,
  'gb.driver.ni-nothing-decided': NOTHING_DECIDED,
  'gb.driver.ni-right-fourteen': {
    says: 'El primer aviso debe enviarse al titular o conductor en los 14 días siguientes al hecho, en la mayoría de los casos.',
  },
  'gb.driver.ni-right-not-me': NOT_ME,
  'gb.driver.ni-step': {
    says: 'Rellene el formulario y devuélvalo en el plazo que indica, con prueba de envío. No contestar es un delito aparte.',
  },
  'gb.driver.ni-option-answer': ANSWER,
}
