/** Questions about faults in a rented home: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_NL: Words = {
  'nl.ask.repairs': {
    says: 'Meld het op papier en geef uw verhuurder zes weken. In een gereguleerde woning kan de Huurcommissie daarna de huur verlagen, anders een rechter. Stop niet zelf met betalen.',
  },
}
