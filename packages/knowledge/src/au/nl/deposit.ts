/** The Dutch words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NL: Words = {
  'au.deposit.want': {
    says: 'De makelaar of verhuurder wil een deel van uw borg (bond). U hoeft niet ja te zeggen, en teken geen leeg formulier.',
  },
  'au.deposit.reality': {
    says: 'Ze moeten de schade bewijzen. Gewone slijtage (fair wear and tear) is geen schade, en oude dingen zijn minder waard.',
  },
  'au.deposit.right-apply': {
    says: 'In de meeste staten kunt u zelf de borg (bond) vragen bij de borgdienst, zonder handtekening van de makelaar. Dan moeten zij hun eis bewijzen.',
  },
  'au.deposit.right-wear': {
    says: 'U hoeft de woning alleen zo schoon achter te laten als ze was, op gewone slijtage (fair wear) na. Vraag de opnamestaat (condition report), rekeningen en foto’s.',
  },
  'au.deposit.right-tribunal': {
    says: 'De rechter (tribunal) van uw staat beslist over ruzies om de borg (bond). In Western Australia en Tasmanië beslist eerst een openbare dienst. Het kost weinig, en u hebt geen advocaat nodig.',
  },
  'au.deposit.step': {
    says: 'Schrijf dat u het niet eens bent. Vraag de borg (bond) bij de borgdienst, en stuur uw foto’s en de eerste opnamestaat.',
  },
}
