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
}
