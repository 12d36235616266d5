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
    says: 'Diga hoy al prestamista que está en apuros; basta una llamada. Debe contestar en 21 días, y si se niega decide AFCA gratis. El 1800 007 007 también ayuda gratis.',
  },
  'au.ask.account-closed': {
    says: 'Un banco puede cerrar una cuenta, casi siempre con aviso justo, y debe pagarle su dinero. Pida la razón por escrito. Si es injusto, quéjese al banco y luego gratis a AFCA.',
  },
}
