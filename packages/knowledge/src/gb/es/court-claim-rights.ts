/** The Spanish words of the rows in ../court-claim-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_RIGHTS_ES: Words = {
  'gb.claim.right-time': {
    says: 'Tiene 14 días desde la entrega (service) para contestar. Si en ese tiempo envía el acuse (acknowledgment), tiene 28 días para defenderse.',
  },
  'gb.claim.tactic-acknowledge': {
    says: 'Primero envíe el acuse (acknowledgment), después piense. Dobla su plazo de 14 a 28 días y no cuesta nada.',
    risk: 'Marque la casilla de defender todo solo si ese es su plan.',
    notWhen: 'Va a aceptar la deuda completa.',
  },
  'gb.claim.right-reasons': {
    says: 'Tiene derecho a conocer el caso. La demanda debe exponer, en breve, los hechos en que se basa.',
  },
  'gb.claim.right-instalments': {
    says: 'Tiene derecho a pedir pagar a plazos. Si el demandante dice que no, decide un funcionario del juzgado o un juez según su presupuesto.',
  },
  'gb.claim.right-prove': {
    says: 'Tiene derecho a que lo prueben. Ellos pusieron la demanda, así que deben mostrar que usted debe el dinero.',
  },
  'gb.claim.right-self': {
    says: 'Puede hablar por sí mismo. En demandas pequeñas (small claims), hasta £10,000, la mayoría lo hace, y el juez le ayudará a contar su versión.',
  },
  'gb.claim.right-mediation': {
    says: 'Si se defiende de una demanda pequeña de dinero, tiene una reunión gratuita por teléfono con un mediador judicial. Debe participar, pero no tiene que llegar a un acuerdo.',
  },
  'gb.claim.right-counterclaim': {
    says: 'Si ellos le deben dinero, puede reclamarlo en el mismo caso. Se llama counterclaim. Hay una tasa, con ayuda si sus ingresos son bajos.',
  },
  'gb.claim.warn-silence': {
    says: 'Si el juzgado no recibe nada a tiempo, pueden obtener una sentencia enseguida, sin vista. No ignore esto.',
  },
  'gb.claim.warn-where': {
    says: 'Una respuesta enviada al sitio equivocado puede no valer. Envíe la defensa al juzgado, y la admisión al demandante.',
  },
  'gb.claim.warn-time-passed': {
    says: 'La demanda tiene más de un mes. Compruebe enseguida si hay sentencia. Si no, envíe hoy una defensa.',
  },
  'gb.claim.warn-large': {
    says: 'Esta demanda es de más de £10,000. No es una demanda pequeña (small claim), y quien pierde puede pagar grandes costes. Pida consejo legal antes de defenderse.',
  },
  'gb.claim.warn-truth': {
    says: 'Mentir a propósito en una defensa es desacato (contempt of court). Usted firma que es verdad, así que diga solo lo que cree.',
  },
  'gb.claim.insight-grown': {
    says: 'Piden intereses. Un juzgado puede permitir intereses de hasta el 8% al año, pero no está obligado. Suele ser menos cuando tardaron mucho.',
    actionable:
      'Compruebe las cantidades y las fechas. Si esperaron años, pida al juzgado que permita menos.',
  },
  'gb.claim.insight-parking': {
    says: 'En una demanda de aparcamiento contra un titular (keeper) que no conducía, solo pueden reclamar la cantidad del primer aviso. No pueden reclamar costes añadidos.',
    actionable:
      'Compare la cantidad reclamada con el primer aviso. En su defensa, discuta cada cantidad añadida.',
  },
  'gb.claim.insight-thin': {
    says: 'Las demandas en masa suelen tener pocos hechos. Una demanda debe dar los principales: qué contrato, qué lo rompió y cómo se calcula la cantidad.',
    actionable:
      'En su defensa, haga una lista de lo que falta. Diga que no puede contestar del todo hasta que lo expliquen.',
  },
  'gb.claim.insight-no-letter': {
    says: 'Una empresa debería haberle enviado un aviso antes de la demanda (letter of claim) y esperado 30 días. Si no lo hizo, el juez puede tenerlo en cuenta.',
    actionable: 'Si no recibió esa carta, dígalo en su defensa.',
  },
  'gb.claim.insight-limit': {
    says: 'Los hechos parecen de hace más de seis años. Lo que cuenta es el día en que el juzgado emitió la demanda. Si es tarde, es una defensa completa, si usted lo dice.',
    actionable:
      'Compare la fecha de emisión con la del incumplimiento y la de su último pago. Dígalo en su defensa.',
  },
  'gb.claim.tactic-extend': {
    says: 'Si faltan papeles, pida al demandante que acepte 28 días más para su defensa. Muchos aceptan. Debe decirlo al juzgado por escrito.',
    risk: 'Sin su sí, su fecha no cambia.',
    notWhen: 'No lo han aceptado por escrito.',
  },
  'gb.claim.tactic-defence': {
    says: 'Haga la defensa corta, en puntos numerados y con palabras sencillas. Conteste lo que dicen. Añada los hechos que solo usted sabe.',
    risk: 'Un punto que olvida puede ser difícil de añadir después.',
    notWhen: 'No tiene un motivo real para discutir.',
  },
  'gb.claim.tactic-settle': {
    says: 'Todavía puede llegar a un acuerdo en cualquier momento. Pida que el acuerdo termine la demanda sin sentencia, y que quede escrito.',
    risk: 'Hasta que esté firmado, cumpla las fechas del juzgado.',
    notWhen: 'Está claro que la cantidad no se debe.',
  },
  'gb.claim.insight-bad-work': {
    says: 'Si el trabajo o el producto era malo, quizá debe menos. La ley deja al comprador pedir un precio más bajo.',
    actionable:
      'Diga en su defensa (defence) qué estaba mal y cuánto cuesta arreglarlo. Consiga fotos y un precio de otra persona.',
  },
}
