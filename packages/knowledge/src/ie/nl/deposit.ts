/** The Dutch words of Ireland: deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NL: Words = {
  'ie.deposit.want': {
    says: 'De verhuurder wil uw waarborgsom (deposit) houden. Zoek elk bedrag en de reden ervan.',
  },
  'ie.deposit.reality': {
    says: 'De verhuurder moet de schade aantonen. Gewone slijtage is geen schade, en verf en tapijt slijten.',
  },
  'ie.deposit.right-rtb': {
    says: 'De RTB beslist geschillen over waarborgsommen (deposits). U kunt online indienen voor een klein bedrag, en bemiddeling is gratis.',
  },
  'ie.deposit.right-proof': {
    says: 'U kunt een lijst, rekeningen en foto’s vragen, en de inventarislijst (inventory) van de dag dat u introk.',
  },
  'ie.deposit.step': {
    says: 'Schrijf dat u het niet eens bent en vraag de waarborgsom (deposit) terug uiterlijk op een vaste dag. Ga dan naar de RTB.',
  },
}
