/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Pida por escrito los días de vacaciones ganados y no disfrutados. Al acabar el trabajo, la empresa debe pagarlos. Si no lo hace, reclame ante la WRC en seis meses. Es gratis.',
  },
  'ie.ask.public-holiday-pay': {
    says: 'Le corresponde un día libre pagado, otro día pagado en el mes siguiente, un día más de vacaciones o un día más de paga. Elige la empresa, también si trabaja ese día. A tiempo parcial hacen falta 40 horas en las cinco semanas anteriores. No importa qué días trabaja: si nunca trabaja ese día, le toca un quinto de la paga semanal. Si no pagan, reclame ante la WRC en seis meses.',
  },
  'ie.ask.pregnant-at-work': {
    says: 'Está prohibido tratarla peor por estar embarazada. Tiene 26 semanas de permiso y tiempo pagado para revisiones. Anote lo ocurrido, quéjese por escrito y luego vaya a la WRC en seis meses.',
  },
  'ie.ask.agency-pay': {
    says: 'Desde el primer día debe tener el mismo sueldo base, horas y vacaciones que si la empresa le hubiera contratado ella misma. Pida por escrito la comparación a la agencia. Luego reclame gratis a la WRC en seis meses.',
  },
  'ie.ask.no-payslip': {
    says: 'Con cada sueldo debe recibir una nómina, y cuatro semanas de vacaciones pagadas al año a jornada completa, o el 8% de sus horas. Pídalo por escrito y anote sus días. Luego reclame a la WRC en seis meses. Es gratis.',
  },
  'ie.ask.sick': {
    says: 'Después de 13 semanas de trabajo tiene cinco días de baja pagada al año, al 70 % del sueldo hasta 110 € al día. Necesita un justificante.',
  },
  'ie.ask.bullied': {
    says: 'Apunte cada vez y quién lo vio, y use la vía de quejas de la empresa. Si tiene que ver con el sexo, la raza u otro motivo protegido, vaya a la WRC en seis meses.',
  },
  'ie.ask.sexual-harassment': {
    says: 'Esto es acoso sexual y la ley lo prohíbe. No tiene que dejar el trabajo. Guarde los mensajes y apunte cada vez y quién lo vio. Quéjese por escrito: la empresa tiene que actuar y no puede castigarle. Si no sirve, reclame ante la WRC en seis meses desde la última vez, doce con un buen motivo. WRC: 0818 80 80 90. Si hubo tocamientos o amenazas, también puede ir a la policía.',
  },
}
