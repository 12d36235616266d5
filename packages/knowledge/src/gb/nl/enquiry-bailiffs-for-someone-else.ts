/** Questions of a person at whose home bailiffs look for someone else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_NL: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'U bent de schuld van een ander niet verschuldigd, dus betaal niet. Agenten mogen alleen binnen waar die persoon gewoonlijk woont of werkt, en alleen diens spullen meenemen. Houd de deur dicht. Schrijf het bedrijf en de schuldeiser wanneer die persoon vertrok, met bewijs zoals council tax en bonnen. Klaag als het doorgaat. Meegenomen spullen meteen schriftelijk opeisen.',
  },
  'gb.ask-bailiff.claim-my-goods': {
    says: 'Eis uw spullen nu schriftelijk op, binnen zeven dagen na het weghalen. Schrijf de agent: naam en adres, een lijst en waarom ze van u zijn, met bonnen of afschriften. Alleen wat van de schuldenaar is, alleen of samen, mag worden meegenomen. Bij betwisting beslist een rechter; dat kan kosten, dus vraag eerst National Debtline: 0808 808 4000.',
  },
}
