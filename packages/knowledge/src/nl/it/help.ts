/** The Italian words of the Netherlands: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'nl.help.schuldhulp': {
    does: 'Aiuto gratis del comune per i debiti. In emergenza entro tre giorni lavorativi.',
  },
  'nl.help.loket': {
    does: 'Consigli legali gratis per chi ha un reddito basso, al telefono, online e di persona.',
  },
  'nl.help.geldfit': {
    does: 'Primo aiuto gratis per problemi di soldi, al telefono e in chat.',
  },
  'nl.help.rvr': {
    does: 'Paga una parte di un avvocato quando il Suo reddito è basso.',
  },
  'nl.help.huurcommissie': {
    does: 'Decide liti su affitto, spese di servizio e riparazioni.',
  },
  'nl.help.consuwijzer': {
    does: 'Consigli ufficiali sui diritti di chi compra, con lettere modello.',
  },
  'nl.help.kifid': {
    does: 'Aiuto gratis nelle liti con banche e assicuratori.',
  },
  'nl.help.uwv': {
    does: 'Sussidi per chi è senza lavoro, e permessi per licenziare.',
  },
  'nl.help.fraude': {
    does: 'Dove segnalare truffe e chiedere se un messaggio è vero.',
  },
  'nl.help.113': {
    does: 'Qualcuno con cui parlare, giorno e notte, gratis.',
  },
}
