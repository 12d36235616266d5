/** Questions about collectors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_NL: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'Betaal niet. Schrijf dat u deze rekening nooit hebt gehad en vraag om bewijs: het contract, naam en adres erop. Bij een kredietschuld moeten ze stoppen terwijl ze het nakijken. Vraag om uw kredietdossier te herstellen; weigeren ze, klaag dan bij de Ombudsman of de ICO.',
  },
}
