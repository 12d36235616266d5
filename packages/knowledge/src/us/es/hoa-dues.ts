/** The Spanish words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_ES: Words = {
  'us.hoa.right-papers': {
    says: 'Pida la declaración, los estatutos y la cuenta completa de sus cuotas. La asociación solo puede cobrar lo que ellos y la ley del estado permiten.',
  },
  'us.hoa.right-collector': {
    says: 'Un abogado o empresa que cobra cuotas para la asociación también debe seguir las reglas federales de cobro de deudas.',
  },
  'us.state.tx.hoa-plan': {
    says: 'En Texas la asociación debe ofrecer un plan de pagos en la mayoría de los casos, y escribirle antes de cobrar abogados.',
  },
  'us.state.co.hoa-home': {
    says: 'En Colorado una asociación no puede ejecutar una casa (foreclose) solo por multas. Antes de demandar por dinero debe ofrecer un plan de 18 meses.',
  },
}
