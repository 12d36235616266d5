/** Una citación como jurado: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_ES: Words = {
  'gb.juror.chance': {
    says: 'La oficina de los juzgados saca los nombres al azar de la lista de votantes. Pueden llamar a cualquiera de 18 a 75 años.',
  },
  'gb.juror.how-long': {
    says: 'La mayoría sirve unos diez días laborables. No hace falta saber nada de leyes.',
  },
  'gb.juror.step-reply': {
    says: 'Conteste en los siete días después de recibirla, por internet o por correo. Conteste también si quiere otra fecha o una dispensa.',
  },
  'gb.juror.step-dates': {
    says: 'Si la fecha no le va, diga por qué y qué días de los próximos 12 meses no puede. Envíe prueba, como una reserva o una nota del médico.',
  },
  'gb.juror.step-work': {
    says: 'Enseñe la citación (summons) en el trabajo y pregunte si le pagan ese tiempo. Si no, ellos rellenan un formulario para el juzgado.',
  },
  'gb.juror.right-pay': {
    says: 'Puede pedir el sueldo perdido y gastos de cuidado: hasta £64.95 al día, o £32.47 por cuatro horas o menos. Después de diez días, hasta £129.91. Además, viaje y comida.',
  },
  'gb.juror.right-excused': {
    says: 'Deben dispensarle si fue jurado en los dos últimos años. La enfermedad, el cuidado de alguien o poco inglés también pueden ser buenas razones.',
  },
  'gb.juror.right-second-look': {
    says: 'Si le niegan otra fecha o la dispensa, puede pedir al juzgado que lo mire.',
  },
  'gb.juror.benefits': {
    says: 'Las ayudas sociales siguen durante las ocho primeras semanas. Enseñe la citación enseguida en su oficina de ayudas.',
  },
  'gb.juror.warning-barred': {
    says: 'Algunas personas no pueden servir: en libertad bajo fianza, en prisión o con ciertas penas en los últimos diez años. Dígalo en la respuesta, o será delito.',
  },
  'gb.juror.warning-silence': {
    says: 'Mientras sirva, no busque nada sobre el caso ni cuente a nadie lo que dice el jurado. Ambas cosas son delito.',
  },
  'gb.juror.option-serve': {
    says: 'Conteste que puede venir, y pida los formularios de sueldo perdido y viaje.',
    title: 'Decir que vendrá',
    cost: 'Nada. Parte del sueldo perdido puede no volver.',
    time: 'Unos diez días laborables.',
    risk: 'Pocos juicios duran más. Puede decir si no puede quedarse tanto.',
    bestFor: 'Las fechas le van bien.',
  },
  'gb.juror.option-later': {
    says: 'Dé la razón y los días que no puede. Entonces eligen otra fecha dentro de 12 meses.',
    title: 'Pedir otra fecha',
    cost: 'Nada.',
    time: 'Una respuesta ahora.',
    risk: 'Por regla general solo se puede una vez.',
    bestFor: 'Vacaciones reservadas, un examen, una operación o mucho trabajo.',
  },
  'gb.juror.option-excuse': {
    says: 'Diga en la respuesta por qué no puede servir ahora ni en los próximos 12 meses, con prueba.',
    title: 'Pedir la dispensa',
    cost: 'Nada.',
    time: 'Una respuesta ahora, unos días hasta la decisión.',
    risk: 'Si dicen que no, tiene que venir, salvo que el juzgado decida otra cosa.',
    bestFor: 'Está muy enfermo, cuida de alguien todo el día o sirvió hace poco.',
  },
  'gb.juror.scotland-chance': {
    says: 'El juzgado saca los nombres al azar de la lista de votantes. Llaman a muchos, y 15 se sientan en un juicio penal.',
  },
  'gb.juror.scotland-step': {
    says: 'Conteste enseguida a la citación (jury citation), en la web del juzgado o por teléfono. Conteste también si quiere una dispensa.',
  },
  'gb.juror.scotland-step-work': {
    says: 'Enseñe la citación en el trabajo. Si no le pagan, pida que rellenen el formulario de sueldo perdido.',
  },
  'gb.juror.scotland-right-excused': {
    says: 'Le dispensan si lo pide a tiempo y tiene 71 años o más, o fue jurado en los últimos cinco años. Son dos años si vino y no le eligieron.',
  },
  'gb.juror.scotland-right-reasons': {
    says: 'El juzgado puede dispensarle por una buena razón: enfermedad, cuidado de alguien o vacaciones reservadas. Envíe prueba.',
  },
  'gb.juror.scotland-right-pay': {
    says: 'Puede pedir el sueldo perdido y el cuidado hasta un límite al día, y el viaje. El juzgado le dice las sumas.',
  },
  'gb.juror.scotland-right-job': {
    says: 'Su empresa no puede castigarle ni despedirle por ser jurado.',
  },
  'gb.juror.scotland-warning': {
    says: 'No falte sin contestar. El juzgado puede ponerle una multa de hasta £1,000.',
  },
  'gb.juror.scotland-option-serve': {
    says: 'Conteste que puede venir. Llame a la línea de jurados la tarde anterior, porque los planes cambian a menudo.',
    title: 'Decir que vendrá',
    cost: 'Nada. Parte del sueldo perdido puede no volver.',
    time: 'A menudo unos días.',
    risk: 'Un juicio puede durar más.',
    bestFor: 'Las fechas le van bien.',
  },
  'gb.juror.scotland-option-excuse': {
    says: 'Pídala en la web del juzgado con su razón y prueba.',
    title: 'Pedir la dispensa',
    cost: 'Nada.',
    time: 'Una respuesta ahora, unos días hasta la decisión.',
    risk: 'Si dicen que no, tiene que venir.',
    bestFor: 'Tiene 71 años o más, sirvió hace poco, está enfermo o no puede dejar a alguien.',
  },
  'gb.juror.ni-step': {
    says: 'Un aviso con formulario (jury notice): devuélvalo en 14 días. Una citación (jury summons): venga ese día, o pida enseguida la dispensa.',
  },
  'gb.juror.ni-step-work': {
    says: 'Enseñe la citación en el trabajo. Pregunte si le pagan, y coja el formulario de sueldo perdido.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Tras una citación puede pedir la dispensa, o una fecha posterior, por una buena razón con prueba. Con más de 70 años le dispensan si lo pide.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Puede pedir el sueldo perdido hasta un límite al día, y el viaje.',
  },
  'gb.juror.ni-warning': {
    says: 'Faltar sin una buena razón, o una respuesta falsa, puede traer una multa de hasta £1,000.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Escriba a la oficina de jurados con su razón y prueba en cuanto llegue la citación.',
    title: 'Pedir la dispensa',
    cost: 'Nada.',
    time: 'Una respuesta ahora, unos días hasta la decisión.',
    risk: 'Si dicen que no, tiene que venir.',
    bestFor: 'Tiene más de 70 años, está enfermo o no puede dejar a alguien.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Compruebe la tarde anterior, por teléfono o internet, si le necesitan.',
    title: 'Venir ese día',
    cost: 'Nada. Parte del sueldo perdido puede no volver.',
    time: 'Unos días o semanas.',
    risk: 'Un juicio puede durar más.',
    bestFor: 'Las fechas le van bien.',
  },
}
