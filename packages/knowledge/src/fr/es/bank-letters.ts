/** The Spanish words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_ES: Words = {
  'fr.bank.ended-right': {
    says: 'El banco debe avisar por escrito dos meses antes de cerrar la cuenta. El cierre no le cuesta nada.',
  },
  'fr.bank.ended-account': {
    says: 'Tiene derecho a una cuenta (droit au compte). Si un banco la niega, la Banque de France designa uno, gratis.',
  },
  'fr.bank.ended-step': {
    says: 'Abra ya otra cuenta. El nuevo banco pasa sus pagos gratis. Dé el nuevo número a su empresa y a la CAF.',
  },
  'fr.bank.cheque-right': {
    says: 'Pague el cheque o reserve el dinero y avise al banco. La prohibición acaba enseguida. Si no, dura cinco años.',
  },
  'fr.bank.cheque-fee': {
    says: 'Por un cheque devuelto el banco cobra como máximo 30 € hasta 50 €, y 50 € por encima. Incluye todas las cartas.',
  },
  'fr.bank.cheque-file': {
    says: 'Antes de rechazarlo el banco debía avisarle de las consecuencias. Está en un fichero (FCC) hasta arreglarlo; el banco debe comunicarlo en dos días.',
  },
  'fr.bank.cheque-step': {
    says: 'Devuelva los talonarios. Pague el cheque y lleve la prueba, o el cheque, al banco.',
  },
  'fr.bank.filed-right': {
    says: 'Antes de entrar en el fichero de impagos (FICP) tiene 30 días para regularizar. Si paga todo, le quitan. Si no, acaba a los cinco años.',
  },
  'fr.bank.option-mediator': {
    says: 'Escriba al servicio de reclamaciones. Tras dos meses acuda al mediador del banco.',
    title: 'Reclamar gratis',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Ninguno.',
    bestFor: 'El banco incumplió una norma.',
  },
  'fr.bank.want': {
    says: 'Su banco cierra la cuenta o le prohíbe los cheques.',
  },
  'fr.bank.reality': {
    says: 'Conserva el derecho a cuenta y tarjeta. Casi todo se arregla pronto.',
  },
  'fr.bank.ended-not-yet': {
    says: 'La cuenta funciona hasta que acaben los dos meses. El dinero sigue siendo suyo.',
  },
  'fr.bank.ended-reasons': {
    says: 'Por lo general un banco no da motivos. Una cuenta por el derecho a cuenta (droit au compte) solo acaba por motivos de la ley, por escrito.',
  },
  'fr.bank.ended-list': {
    says: 'Guarde sus extractos. Haga lista de recibos y cheques sin cobrar y deje dinero para ellos.',
  },
  'fr.bank.ended-cheques': {
    says: 'Un cheque que llega sin fondos puede traer una prohibición de cheques.',
    actionable: 'Pague a esas personas de otro modo antes de que acabe la cuenta.',
  },
  'fr.bank.ended-option': {
    says: 'Si un banco se niega, pida en línea a la Banque de France. Ella nombra un banco que debe aceptarle.',
    title: 'Usar el derecho a una cuenta',
    cost: 'Gratis, con servicios básicos gratis.',
    time: 'Una semana tras el expediente completo.',
    risk: 'Sin descubierto ni cheques.',
    bestFor: 'Ningún banco quiere abrirle una cuenta.',
  },
  'fr.credit-no.want': {
    says: 'Un prestamista rechaza su petición de préstamo.',
  },
  'fr.credit-no.right': {
    says: 'Ningún banco está obligado a prestar ni a decir por qué. Puede preguntar qué datos usó. Si decidió solo una puntuación, pida que una persona lo revise. La Banque de France le dice gratis qué consta en su fichero (FICP).',
  },
  'fr.credit-no.step': {
    says: 'Escriba al banco: ¿qué datos usó y decidió solo una puntuación?',
  },
}
