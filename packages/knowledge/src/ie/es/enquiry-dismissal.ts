/** Questions about a job that the employer ends: reasons, notice and redundancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'ie.ask.fired': {
    says: 'Después de 12 meses de trabajo la empresa debe mostrar un motivo y un trato justos. Quéjese a la WRC en seis meses. Es gratis.',
    dependsOn: 'cuánto tiempo trabajó, y el motivo',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Está prohibido despedirla por estar embarazada o de permiso. Para eso no hacen falta 12 meses de trabajo. Reclame gratis ante la WRC en seis meses.',
  },
  'ie.ask.settlement-agreement': {
    says: 'No firme en el acto. Una renuncia solo vale si sabía lo que perdía; el asesoramiento suele ser parte. Pida a la empresa que pague el abogado (solicitor).',
  },
  'ie.ask.fired-no-reason': {
    says: 'Tras 12 meses la empresa debe mostrar un motivo justo y un proceso justo: avisos, audiencia, recurso. Pida las razones por escrito; debe tenerlas en 14 días. Reclame a la WRC en seis meses. Hay preaviso desde las 13 semanas.',
  },
}
