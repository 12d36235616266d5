/** The Spanish words of the rows in ../work-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_SUSPENSION_ES: Words = {
  'fr.kept-from-work.want': {
    says: 'Su empresa le aparta del trabajo hasta decidir sobre una falta (mise à pied conservatoire). No está despedido.',
  },
  'fr.kept-from-work.reality': {
    says: 'Aún no es un castigo. Pero muestra que piensan en un despido por falta grave: busque consejo ya.',
  },
  'fr.kept-from-work.right-pay': {
    says: 'El sueldo puede parar esos días. Si al final no hay falta grave (faute grave), deben pagárselo todo.',
  },
  'fr.kept-from-work.right-meeting': {
    says: 'Deben citarle enseguida a una reunión (entretien préalable). Puede llevar a un compañero, o a un asesor si no hay representantes.',
  },
  'fr.kept-from-work.right-month': {
    says: 'La decisión debe llegar en un mes tras la reunión. Una falta conocida desde hace más de dos meses no puede castigarse.',
  },
  'fr.kept-from-work.step-away': {
    says: 'No vaya al trabajo, como le piden, pero siga localizable. Escriba que está listo para trabajar y niega los hechos.',
  },
  'fr.kept-from-work.step-proof': {
    says: 'Reúna pruebas ya: mensajes, turnos, nombres de testigos. Ante el juez, la duda le favorece.',
  },
  'fr.kept-from-work.warn-resign': {
    says: 'No dimita por enfado. Podría perder el paro y sus derechos.',
  },
  'fr.kept-from-work.option-help': {
    says: 'Un sindicato, o un asesor de la lista del ayuntamiento, puede ir con usted gratis.',
    title: 'Buscar a alguien para la reunión',
    cost: 'Gratis.',
    time: 'Antes de la reunión.',
    risk: 'Ninguno.',
    bestFor: 'Todo el que es apartado del trabajo.',
  },
  'fr.suspended.want': {
    says: 'Su empresa le castiga con días sin trabajo ni sueldo (mise à pied disciplinaire). Conserva su empleo.',
  },
  'fr.suspended.right': {
    says: 'Hace falta antes una reunión, motivos por escrito, una falta conocida hace menos de dos meses y una duración que esté en el reglamento. Si no, un juez puede anularla y usted cobra.',
  },
  'fr.suspended.step': {
    says: 'Cúmplala, pero responda por escrito si es falsa o demasiado dura. Pida el reglamento y vea a un sindicato o delegado.',
  },
}
