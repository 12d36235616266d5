/** The Spanish words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_ES: Words = {
  'us.hoa.right-papers': {
    says: 'Pida la declaración, los estatutos y la cuenta completa de sus cuotas. La asociación solo puede cobrar lo que ellos y la ley del estado permiten.',
  },
  'us.hoa.right-collector': {
    says: 'Un abogado o empresa que cobra cuotas para la asociación también debe seguir las reglas federales de cobro de deudas.',
  },
  'us.state.ca.hoa-lien': {
    says: 'En California una carta con el detalle debe llegar 30 días antes de un gravamen (lien). Por menos de $1,800 y de 12 meses no pueden ejecutar la casa.',
  },
  'us.state.tx.hoa-plan': {
    says: 'En Texas la asociación debe ofrecer un plan de pagos en la mayoría de los casos, y escribirle antes de cobrar abogados.',
  },
  'us.state.fl.hoa-lien': {
    says: 'En Florida la asociación debe avisarle por escrito 45 días antes de un gravamen (lien), y otros 45 días antes de una ejecución.',
  },
  'us.hoa.az-lien': {
    says: 'En Arizona una asociación solo puede ejecutar la casa por cuotas muy atrasadas o que llegan a una suma fija, no por multas. Pida un plan de pagos.',
  },
}
