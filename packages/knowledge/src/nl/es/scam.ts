/** The Spanish words of the Netherlands: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'nl.scam.want': {
    says: 'Este mensaje quiere su dinero o sus códigos metiéndole prisa.',
  },
  'nl.scam.who': {
    says: 'Parece un estafador que usa un nombre conocido.',
  },
  'nl.scam.real': {
    says: 'La policía, su banco y el CJIB nunca piden su PIN ni criptomonedas.',
  },
  'nl.scam.step-stop': {
    says: 'No pague, pulse ni devuelva la llamada. Busque usted el número de verdad.',
  },
  'nl.scam.step-bank': {
    says: '¿Pagó o dio un código? Llame enseguida a su banco.',
  },
  'nl.scam.step-report': {
    says: 'Denúncielo a la Fraudehelpdesk y a la policía.',
  },
  'nl.scam.right-ignore': {
    says: 'No tiene que pagar cosas que no pidió.',
  },
  'nl.scam.option-ignore': {
    title: 'Dejarlo y denunciarlo',
    says: 'Compruébelo antes con la organización de verdad.',
    cost: 'Nada.',
    time: 'Unos minutos.',
    risk: 'Ninguno si lo comprobó.',
    bestFor: 'No conoce la deuda.',
  },
  'nl.scam.crime': {
    says: 'No le pasa nada si no contesta. Engañar a la gente por dinero es un delito.',
  },
  'nl.scam.right-bank': {
    says: 'Si salió dinero de su cuenta sin su sí, el banco debe devolverlo, salvo que usted fuera muy descuidado.',
  },
}
