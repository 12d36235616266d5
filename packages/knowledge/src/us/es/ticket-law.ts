/** The Spanish words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_ES: Words = {
  'us.ticket.right-due-process': {
    says: 'Una ciudad o un estado debe avisarle de la multa y oírle antes de que sea definitiva.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Están prohibidas las multas demasiado altas para lo que se hizo. Vale también para estados y ciudades.',
  },
  'us.ticket.ask-step-date': {
    says: 'Busque el último día en el papel y actúe antes. Si lo deja pasar, pueden añadir cargos.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Reúna pruebas: fotos de los letreros, recibos y papeles que muestren quién tenía el carro.',
  },
  'us.ticket.ask-step-real': {
    says: 'Verifique que sea real: busque usted la ciudad, la corte o la agencia. No use el enlace de un mensaje.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Pida una audiencia o una revisión, como dice el papel.',
    title: 'Disputarla',
    cost: 'Gratis en casi todos los lugares',
    time: 'Hasta la fecha del papel',
    risk: 'Puede perder un descuento.',
    bestFor: 'Está mal, u otro tenía el carro.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Pida pagos por partes, o una suma menor si gana poco.',
    title: 'Pedir un plan',
    cost: 'Una parte cada mes',
    time: 'Antes de la fecha del papel',
    risk: 'Ninguno.',
    bestFor: 'No puede pagarla de una vez.',
  },
}
