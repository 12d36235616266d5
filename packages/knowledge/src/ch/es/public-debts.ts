/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'ch.state.want': {
    says: 'El dinero se debe al Estado, al cantón, al municipio o a otro organismo público.',
  },
  'ch.state.who': {
    says: 'Es una oficina pública. A menudo puede decidir ella misma, con una resolución (Verfügung, décision), que usted debe el dinero.',
  },
  'ch.state.reality': {
    says: 'Una resolución firme vale como una sentencia. La oficina de ejecución (Betreibungsamt) puede entonces embargar parte del sueldo sin nuevo juicio.',
  },
  'ch.state.not-yet': {
    says: 'Primero la oficina de ejecución debe enviar una orden de pago. Puede oponerse en diez días, pero una resolución firme puede levantar su oposición.',
  },
  'ch.state.rights': {
    says: 'Puede pedir la resolución, recurrirla a tiempo y pedir más tiempo o plazos.',
  },
  'ch.state.know-minimum': {
    says: 'Lo que necesita para vivir no se puede embargar del sueldo, tampoco por deudas con el Estado.',
  },
  'ch.state.right-defence': {
    says: '¿La resolución es firme? Aún puede demostrar que pagó, que le dieron más tiempo o que la deuda prescribió.',
  },
  'ch.state.right-fine': {
    says: 'Pida ya plazos o más tiempo para una multa. Una multa que no se puede cobrar puede convertirse en días de cárcel.',
  },
  'ch.state.right-tax': {
    says: 'En apuros puede pedir plazos o el perdón del impuesto. Para el impuesto federal, pídalo antes de la orden de pago.',
  },
  'ch.state.step-ruling': {
    says: 'Busque una resolución y su plazo de recurso, casi siempre 30 días. Si no la tiene, pida una que pueda recurrir.',
  },
  'ch.state.step-time': {
    says: '¿No puede pagar todo ahora? Escriba a la oficina antes de la fecha. Ofrezca plazos y muestre su presupuesto.',
  },
  'ch.state.serafe-reality': {
    says: 'Serafe actúa para el Estado. Si se opone a una orden de pago, puede levantar su oposición con una resolución. Puede recurrir al BAKOM (OFCOM).',
  },
  'ch.state.premium-reality': {
    says: 'Para las primas del seguro básico, la aseguradora puede resolver ella misma y levantar su oposición. Tiene 30 días para impugnar su resolución.',
  },
  'ch.state.premium-who': {
    says: 'Una aseguradora básica no es una oficina pública. Pero para sus primas la ley le permite resolver como una.',
  },
}
