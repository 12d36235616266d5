/** Una citación a una entrevista por un delito: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_INTERVIEW_ES: Words = {
  'gb.interview.no-charge': {
    says: 'Es una invitación, no una acusación. Muchos casos así acaban sin juicio.',
  },
  'gb.interview.step-solicitor': {
    says: 'Llame antes a un abogado penal (solicitor) y pida que vaya con usted. Con la policía es gratis para todos.',
  },
  'gb.interview.step-quiet': {
    says: 'Hasta entonces no diga ni escriba nada de lo ocurrido, tampoco por teléfono o en línea. No contacte a quien denunció.',
  },
  'gb.interview.step-keep': {
    says: 'Guarde mensajes, fotos, recibos y nombres de testigos. Si el día no le va, pida otro por escrito.',
  },
  'gb.interview.right-leave': {
    says: 'Va por su voluntad y puede irse cuando quiera, salvo que le detengan. Puede parar para hablar con un abogado.',
  },
  'gb.interview.right-silence': {
    says: 'No tiene que contestar. Pero un juez puede preguntar luego por qué calló algo que le ayuda. El abogado le dice qué conviene.',
  },
  'gb.interview.right-told': {
    says: 'Antes de preguntar deben decirle de qué delito se trata y sus derechos (caution). Se graba.',
  },
  'gb.interview.right-adult': {
    says: 'Con menos de 18 años, o con enfermedad o discapacidad, le acompaña un adulto (appropriate adult). El intérprete es gratis.',
  },
  'gb.interview.warning': {
    says: 'No falte sin avisar: la policía podría detenerle. No vaya sin consejo legal, aunque no hiciera nada.',
  },
  'gb.interview.option-with': {
    says: 'El abogado averigua de qué se trata y decide con usted si contestar.',
    title: 'Ir con un abogado',
    cost: 'Nada.',
    time: 'Una o dos horas ese día.',
    risk: 'Lo que diga se graba y puede usarse.',
    bestFor: 'Todos, culpables o no.',
  },
  'gb.interview.option-day': {
    says: 'Escriba ya al agente, dé el motivo y diga que quiere un abogado allí.',
    title: 'Pedir otro día',
    cost: 'Nada.',
    time: 'Un mensaje.',
    risk: 'Tardar mucho puede parecer que no va.',
    bestFor: 'Enfermedad, trabajo o aún sin abogado.',
  },
  'gb.interview.office-right-solicitor': {
    says: 'Puede llevar un abogado, y puede irse. La ayuda legal (legal aid) puede depender de sus ingresos: pregunte antes.',
  },
  'gb.interview.office-step': {
    says: 'Llame antes a un abogado o un Law Centre. Pregunte por escrito a la oficina de qué se trata y qué papeles tiene.',
  },
  'gb.interview.office-insight': {
    says: 'Su ayuda se decide aparte de esta entrevista.',
    actionable: 'Si llega una decisión de fin o de exceso, impúgnela en un mes.',
  },
  'gb.interview.scotland-right': {
    says: 'Puede hablar antes con un abogado (solicitor) y tenerlo con usted. Puede callar, y ningún juez puede usarlo en su contra.',
  },
  'gb.interview.scotland-step': {
    says: 'Llame antes a un abogado penal. Hasta entonces no diga nada de lo ocurrido.',
  },
  'gb.interview.ni-right': {
    says: 'Puede irse si no le detienen, y tener un abogado (solicitor). No tiene que contestar, pero callar puede contar en el juicio.',
  },
  'gb.interview.ni-step': {
    says: 'Llame antes a un abogado penal y pida que vaya con usted. Hasta entonces no diga nada de lo ocurrido.',
  },
}
