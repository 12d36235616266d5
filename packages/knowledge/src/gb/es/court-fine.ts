/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINE_ES: Words = {
  'gb.court-fine.wants': {
    says: 'Un tribunal le puso una multa y ordenó su cobro (collection order). Quiere toda la suma en la fecha del papel.',
  },
  'gb.court-fine.who': {
    says: 'Viene de un tribunal penal (magistrates’ court). No es una empresa privada.',
  },
  'gb.court-fine.reality': {
    says: 'Es real, pero puede pedir más tiempo antes de la fecha. Después la multa puede crecer.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Nadie puede mandarle a la cárcel por esto sin una vista. El tribunal debe preguntarle antes por su dinero y por qué no pagó.',
  },
  'gb.court-fine.surcharge': {
    says: 'La ley añade un recargo (surcharge) a cada multa. Para un adulto suele ser el 40 % de la multa.',
  },
  'gb.court-fine.rights': {
    says: 'Puede pedir más tiempo, apelar o hacer que el caso empiece de nuevo si no sabía nada.',
  },
  'gb.court-fine.right-vary': {
    says: 'Si tiene menos dinero que antes, puede pedir al fines officer más tiempo o pagos más pequeños. Pídalo antes de la fecha.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Si no sabía nada del caso, puede hacer una declaración solemne (statutory declaration) en los 21 días después de enterarse. El caso empieza de nuevo.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Puede apelar ante la Crown Court. El plazo es corto y cuenta desde la sentencia. Pregunte hoy al tribunal cuánto le queda.',
  },
  'gb.court-fine.points': {
    says: 'Los puntos van a su registro de conductor. Doce puntos en tres años suelen suponer no poder conducir. Cuente los suyos.',
  },
  'gb.court-fine.step-call': {
    says: 'Llame al fines team antes de la fecha. Tenga a mano el número de cuenta, su sueldo y sus recibos.',
  },
  'gb.court-fine.step-check': {
    says: 'Sume la multa, las costas y el recargo. Pregunte al tribunal si el total no cuadra.',
  },
  'gb.court-fine.option-parts': {
    says: 'Pida al fines team pagos que pueda cumplir.',
    title: 'Pedir pagar a plazos',
    cost: 'Gratis',
    time: 'Una llamada',
    risk: 'Si falla uno, el tribunal puede dar el paso siguiente.',
    bestFor: 'No puede pagar todo en la fecha.',
  },
  'gb.court-fine.option-help': {
    says: 'Un asesor gratuito puede ayudarle a pedir un plan al tribunal.',
    title: 'Consejo gratuito sobre deudas',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'No deje pasar la fecha mientras espera.',
    bestFor: 'Tiene también otras deudas.',
  },
}
