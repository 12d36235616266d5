/** What can still be done when the time in a letter about a job, a home or a coming court claim is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_ES: Words = {
  'de.late.job-want': {
    says: 'Su empresa le despidió. Contando desde la fecha de la carta, las tres semanas para el tribunal pasaron. Corren desde el día en que le llegó.',
  },
  'de.late.job-reality': {
    says: 'Tras tres semanas vale incluso un despido ilegal, salvo que el tribunal admita una demanda tardía. Sueldo, vacaciones y certificado aún puede pedirlos.',
  },
  'de.late.job-step': {
    says: '¿Cuándo le llegó la carta? Menos de tres semanas: vaya hoy al tribunal laboral. ¿Enfermo o fuera? Pida hoy que admita la demanda tardía (§ 5 KSchG).',
  },
  'de.late.job-option': {
    says: 'Presente la demanda y la petición juntas en la oficina del tribunal. Diga qué se lo impidió, con pruebas.',
    title: 'Pedir que se admita la demanda tardía',
    cost: 'Presentarla es gratis al principio.',
    time: 'Dos semanas desde el fin del impedimento, seis meses como máximo tras las tres semanas.',
    risk: 'No conocer el plazo no es una razón.',
    bestFor: 'Estaba en el hospital o fuera, o solo ahora sabe que está embarazada.',
  },
  'de.late.job-form': {
    says: '¿Solo se lo dijeron, o por correo o chat? Entonces las tres semanas no han empezado. Escriba enseguida que quiere seguir trabajando.',
  },
  'de.late.job-money': {
    says: 'La carta ofrece dinero si no va al tribunal. No fue, así que puede pedirlo cuando acabe el preaviso.',
  },
  'de.late.home-step': {
    says: 'No tiene que haberse ido el día de la carta. Vigile si llega una demanda en sobre amarillo y conteste al tribunal en dos semanas.',
  },
  'de.late.home-object': {
    says: 'Opóngase hoy de todos modos por dureza, por correo o carta. Si el aviso no decía este derecho, puede hasta la primera vista.',
  },
  'de.late.home-time': {
    says: 'Si pierde en el tribunal, pida allí tiempo para mudarse (Räumungsfrist). Puede ser hasta un año.',
  },
  'de.late.rent-step': {
    says: 'Pague ahora, aunque el día pasara. Si todo está pagado antes de un aviso, ya no hay motivo para un aviso inmediato.',
  },
  'de.late.before-claim': {
    says: 'Conteste hoy, aunque el día pasara. Vigile si llega un sobre amarillo: el tribunal da solo dos semanas.',
  },
}
