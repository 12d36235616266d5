/** Questions about loans and the bank: hardship, a car or home that a lender wants to take, closed accounts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_ES: Words = {
  'au.ask.repossession': {
    says: 'Pida ahora al prestamista ayuda por dificultades (hardship), y quéjese gratis a la AFCA. Debe enviar un aviso y esperar 30 días, y necesita permiso para entrar en su casa.',
  },
  'au.ask.home-loan': {
    says: 'Llame al equipo de ayuda (hardship team) del prestamista y a la línea de ayuda 1800 007 007. Debe enviar un aviso de impago (default notice) de al menos 30 días. Una queja a la AFCA casi siempre lo frena.',
  },
  'au.ask.loan-hardship': {
    says: 'Diga al prestamista que es un hardship notice: por qué, qué puede pagar y hasta cuándo. Una llamada vale, pero escríbalo también; los atrasos no lo impiden. Debe contestar en 21 días y razonar un no. Hasta entonces, y 14 días tras un no, casi nunca puede ir a juicio. Si se niega o calla, AFCA decide gratis. Antes de usar super o quebrar, llame al 1800 007 007.',
  },
  'au.ask.account-closed': {
    says: 'Un banco puede cerrar una cuenta, casi siempre con aviso justo, y debe pagarle su dinero. Pida la razón por escrito. Si es injusto, quéjese al banco y luego gratis a AFCA.',
  },
  'au.ask.repo-agent': {
    says: 'Un agente no puede entrar en el terreno donde vive para llevarse el auto sin su sí por escrito o una orden judicial. No tiene que firmar nada; la policía no cobra deudas. En otro lugar pueden llevárselo tras un aviso (default notice) y 30 días. Reclame hoy ante AFCA, 1800 931 678: casi siempre deben esperar. Pida por escrito ayuda por dificultades (hardship). No esconda el auto: si se lo preguntan por escrito, debe decir dónde está.',
  },
}
