/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. The words in Spanish. */
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
}
