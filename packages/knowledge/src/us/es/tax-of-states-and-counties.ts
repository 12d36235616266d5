/** The Spanish words of the rows in ../tax-of-states-and-counties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_OF_STATES_AND_COUNTIES_ES: Words = {
  'us.state-tax.want': {
    says: 'Un estado, condado o ciudad dice que usted debe impuestos.',
  },
  'us.state-tax.rights-summary': {
    says: 'Puede preguntar cómo lo calcularon, protestar o apelar, y pedir pagar en cuotas.',
  },
  'us.state-tax.right-appeal': {
    says: 'Tiene derecho a protestar o apelar. El aviso dice la forma y el último día.',
  },
  'us.state-tax.step-date': {
    says: 'Busque el último día para protestar y el sitio web propio de la oficina. Si duda, no use un enlace de la carta.',
  },
  'us.state-tax.step-check': {
    says: 'Compárelo con su declaración y sus pagos. Conteste por escrito con copias de sus pruebas.',
  },
  'us.state-tax.option-appeal': {
    says: 'Escriba a más tardar el último día que no está de acuerdo y por qué.',
    title: 'Protestar o apelar',
    cost: 'Gratis en la mayoría de los estados',
    time: 'Hasta el día que dice el aviso',
    risk: 'Los intereses siguen si pierde.',
    bestFor: 'La suma está mal o no es suya.',
  },
  'us.state-tax.option-plan': {
    says: 'La mayoría de las oficinas de impuestos permite pagar en cuotas. Pídalo en línea o por teléfono, en su propio sitio.',
    title: 'Pedir un plan de pagos',
    cost: 'Una parte cada mes, e intereses',
    time: 'Antes del día que dice el aviso',
    risk: 'Todavía pueden registrar un gravamen (lien).',
    bestFor: 'La debe pero no puede pagarla toda de una vez.',
  },
}
