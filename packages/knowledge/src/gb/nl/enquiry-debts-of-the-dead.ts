/** Questions about the debts of a parent who left nothing: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_NL: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'Nee. Kinderen erven geen schulden. Betaald wordt alleen uit wat de persoon naliet, en een gewone begrafenis gaat voor. Blijft er niets over, dan betaalt niemand. Schrijf dat er geen geld in de nalatenschap is, met kopie van de overlijdensakte. Betaal niets van uzelf en zeg niets toe. U bent alleen schuldig wat u ook tekende.',
  },
  'gb.ask-debt.dead-spouse': {
    says: 'U bent alleen schuldig wat u zelf ook hebt getekend. Neem de rekening niet over en betaal niets van uw eigen geld. De nalatenschap betaalt eerst een redelijke uitvaart, dan schulden. Is dat te weinig, schrijf dat dan, met de overlijdensakte. Een gezamenlijk huis gaat meestal naar u over, maar binnen vijf jaar kan een schuldeiser de rechter om het deel van de overledene vragen. National Debtline helpt gratis: 0808 808 4000.',
  },
}
