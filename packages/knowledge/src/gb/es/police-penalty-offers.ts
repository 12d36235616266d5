/** The offer of a fixed penalty of the police in place of court: the words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COURT: RowWords = {
  says: 'No tiene que aceptar. Puede pedir que decida un juzgado, y entonces deben probar lo que pasó.',
}
const ACCEPT: RowWords = {
  says: 'Pague la suma y dé los datos de su permiso antes del día de la carta.',
  title: 'Aceptar la multa',
  cost: 'La suma de la carta, y los puntos.',
  time: 'Unos minutos.',
  risk: 'Los puntos cuentan tres años. El seguro puede costar más.',
  bestFor: 'Fue usted, y quiere acabar con ello.',
}

export const POLICE_PENALTY_OFFERS_ES: Words = {
  'gb.police-penalty.points': {
    says: 'Por velocidad suele ser £100 y tres puntos. Doce puntos en tres años pueden costarle el permiso.',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: 'Si acepta a tiempo y hace todo lo que pide, no hay juicio por esto. No es una condena penal.',
  },
  'gb.police-penalty.step-check': {
    says: 'Compruebe la matrícula, el lugar, el día y la hora. Elija antes del último día: aceptar, hacer un curso si se lo ofrecen, o pedir juicio.',
  },
  'gb.police-penalty.step-accept': {
    says: 'Para aceptar, pague y envíe los datos del permiso como dice la carta. Haga las dos cosas a tiempo y guarde prueba.',
  },
  'gb.police-penalty.step-advice': {
    says: '¿Tiene nueve puntos o más, o vive de conducir? Pregunte a un abogado (solicitor) antes de elegir.',
  },
  'gb.police-penalty.warning-new-driver': {
    says: 'Seis puntos en los dos años tras su primer examen acaban con su permiso. Tendrá que aprobar otra vez los exámenes.',
  },
  'gb.police-penalty.warning-silence': {
    says: 'Si no hace nada, la oferta acaba y el caso puede ir al juzgado. Un aviso dado en la calle pasa a ser una multa, la mitad más alta.',
  },
  'gb.police-penalty.deadline': {
    says: 'Una oferta condicional (conditional offer) está abierta al menos 28 días desde su fecha.',
    action: 'Aceptar la oferta, o pedir juicio',
    consequence: 'La oferta acaba y un juzgado puede decidir, con una multa más alta y costas.',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: 'Resérvelo antes del día de la carta. No pague además la multa, o perderá la oferta del curso.',
    title: 'Hacer el curso que le ofrecen',
    cost: 'El precio del curso. Sin puntos.',
    time: 'Unas horas.',
    risk: 'Si no lo termina, vuelve la multa o el juzgado.',
    bestFor: 'Se lo ofrecen, y no hizo un curso así en tres años.',
  },
  'gb.police-penalty.option-court': {
    says: 'Pida una vista como dice la carta. Puede declararse no culpable, o culpable con sus razones.',
    title: 'Dejar que decida un juzgado',
    cost: 'Una multa según sus ingresos, y costas, si pierde.',
    time: 'Unos meses.',
    risk: 'La multa y los puntos pueden ser más que en la oferta.',
    bestFor: 'No fue usted, o tiene buenas pruebas.',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: 'Si acepta a tiempo y hace todo lo que pide, no hay juicio por esto.',
  },
  'gb.police-penalty.ni-step': {
    says: 'Compruebe la matrícula, el lugar, el día y la hora. Antes del día de la carta: acepte, haga un curso si se lo ofrecen, o pida juicio.',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
