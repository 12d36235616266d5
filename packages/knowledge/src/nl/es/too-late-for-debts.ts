/** What can still be done about debts and a rented home when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_ES: Words = {
  'nl.late.claim-reality': {
    says: 'El día del juzgado parece pasado. Quizá el juez decidió sin usted (verstek). Aún puede actuar, pero hágalo hoy.',
  },
  'nl.late.claim-step': {
    says: 'Llame hoy al juzgado con el número. ¿No hay sentencia? Pida contestar ahora (verstek zuiveren). Si la hay, pida una copia.',
  },
  'nl.late.claim-rights': {
    says: 'Hasta la sentencia aún puede contestar. Después tiene casi siempre cuatro semanas para oponerse (verzet), desde que se la dan en mano o usted reacciona.',
  },
  'nl.late.claim-option': {
    says: 'El mismo juez lo mira de nuevo. Un agente judicial debe llevar su oposición (verzetdagvaarding).',
    title: 'Oponerse (verzet), si el juez decidió sin usted',
    cost: 'Un agente judicial, y una pequeña parte del abogado con pocos ingresos.',
    time: 'Casi siempre cuatro semanas desde que se la dieron en mano.',
    risk: 'Mientras tanto a menudo se puede ejecutar.',
    bestFor: 'Tiene una razón contra la demanda.',
  },
  'nl.late.judgment-reality': {
    says: 'Contadas desde la fecha del papel, las cuatro semanas para oponerse (verzet) han pasado. Quizá empezaron más tarde, o aún no.',
  },
  'nl.late.judgment-stands': {
    says: 'Los tres meses para apelar parecen pasados. La sentencia casi siempre queda firme. Un plan y ayuda con deudas siguen abiertos.',
  },
  'nl.late.judgment-step': {
    says: '¿Cuándo se la dieron en mano? ¿Cuándo llamó o pagó, o le quitaron dinero? Si todo fue hace menos de cuatro semanas: abogado hoy y oposición.',
  },
  'nl.late.judgment-plan': {
    says: '¿Tarde para defenderse? Llame hoy al agente y ofrezca una cuota por escrito. Solo un error claro o una nueva necesidad grave puede pararlo.',
  },
  'nl.late.judgment-right': {
    says: 'Un papel en el buzón no inicia las cuatro semanas para oponerse (verzet). Empiezan en su mano, por lo que haga, o cuando toman dinero.',
  },
  'nl.late.judgment-option': {
    says: 'Pida al mismo juez que lo mire. Un abogado comprueba antes cuándo empezaron sus cuatro semanas.',
    title: 'Oponerse (verzet), si sus cuatro semanas no han pasado',
    cost: 'Un agente judicial, y una pequeña parte del abogado con pocos ingresos.',
    time: 'Hoy.',
    risk: 'Si es tarde, paga los costes.',
    bestFor: 'Se enteró hace poco.',
  },
  'nl.late.bailiff-reality': {
    says: 'El plazo parece pasado: pueden embargar bienes, sueldo o dinero del banco. Le queda lo necesario para vivir, y un plan aún es posible.',
  },
  'nl.late.bailiff-step': {
    says: 'Llame hoy al agente judicial, aunque el día pasó. Pregunte en qué sentencia se basa y qué sigue. Ofrezca una cuota por escrito.',
  },
  'nl.late.evict-step': {
    says: 'Llame hoy al agente judicial y a un abogado. Pregunte si y cuándo le desalojan. Un juez aún puede pararlo o aplazarlo (executiegeschil).',
  },
  'nl.late.demand-step': {
    says: 'Conteste hoy, aunque el día haya pasado: niegue la deuda u ofrezca un plan. Los 14 días corren desde el día siguiente a recibir la carta.',
  },
  'nl.late.demand-pay': {
    says: 'Pague lo que debe. Los costes solo si una primera carta dio 14 días y dijo su importe.',
    title: 'Pagar la factura y revisar los costes',
    cost: 'La factura, quizá con costes.',
    time: 'Hoy.',
    risk: 'Puede perder una defensa.',
    bestFor: 'La factura es correcta y puede pagar.',
  },
  'nl.late.home-reality': {
    says: 'El día de la carta pasó, pero eso no acaba el alquiler. Si no aceptó por escrito, puede quedarse hasta que decida un juez.',
  },
  'nl.late.home-step': {
    says: 'Quédese y escriba hoy que no acepta. Callar no fue un sí. Recoja cada papel de un agente judicial: puede decir un día de juicio.',
  },
  'nl.late.home-option': {
    says: 'Escriba que no acepta. No perdió nada por callar.',
    title: 'Decir no al aviso, también ahora',
    cost: 'Nada.',
    time: 'Hoy.',
    risk: 'El propietario puede ir a juicio.',
    bestFor: 'Quiere quedarse.',
  },
  'nl.late.rent-reality': {
    says: 'El día de pago pasó: el propietario puede ir a juicio. Solo un juez puede acabar el alquiler. Lo que pague antes cuenta a su favor.',
  },
  'nl.late.rent-step': {
    says: 'Pague hoy el alquiler de este mes y lo que pueda, y ofrezca el resto a plazos por escrito. Si llega una citación, vaya: el juez puede dar un mes más.',
  },
}
