/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'ie.ask.pay-cut': {
    says: 'Escriba que no está de acuerdo. La empresa no puede bajar un salario pactado sin su acuerdo o una cláusula clara. Puede reclamar gratis ante la WRC en seis meses.',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Está prohibido despedirla por estar embarazada o de permiso. Para eso no hacen falta 12 meses de trabajo. Reclame gratis ante la WRC en seis meses.',
  },
  'ie.ask.settlement-agreement': {
    says: 'No firme en el acto. Una renuncia solo vale si sabía lo que perdía; el asesoramiento suele ser parte. Pida a la empresa que pague el abogado (solicitor).',
  },
  'ie.ask.holiday-pay-at-end': {
    says: 'Pida por escrito los días de vacaciones ganados y no disfrutados. Al acabar el trabajo, la empresa debe pagarlos. Si no lo hace, reclame ante la WRC en seis meses. Es gratis.',
  },
  'ie.ask.pay-deducted': {
    says: 'Solo pueden si su contrato lo dice, la suma es justa y le avisaron por escrito una semana antes. Pida por escrito que se lo devuelvan. Luego reclame gratis a la WRC en seis meses.',
  },
  'ie.ask.public-holiday-pay': {
    says: 'Le toca un día libre pagado, otro día pagado en un mes, un día más de vacaciones o un día más de sueldo. Elige la empresa. A tiempo parcial hacen falta 40 horas en las cinco semanas previas. Si no paga, reclame a la WRC en seis meses.',
  },
  'ie.ask.fired-no-reason': {
    says: 'Tras 12 meses la empresa debe mostrar un motivo justo y un proceso justo: avisos, audiencia, recurso. Pida las razones por escrito; debe tenerlas en 14 días. Reclame a la WRC en seis meses. Hay preaviso desde las 13 semanas.',
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
}
