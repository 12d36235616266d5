/** The Dutch words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_NL: Words = {
  'au.bank.right-complain': {
    says: 'U kunt een klacht indienen bij de bank. Na 30 dagen, of na een definitief nee, kijkt AFCA er gratis naar.',
  },
  'au.bank.right-money': {
    says: 'Het geld op de rekening blijft van u. Vraag hoe en wanneer u het krijgt.',
  },
  'au.bank.step-open': {
    says: 'Open nu een rekening bij een andere bank. Hebt u een kortingspas (concession card)? Vraag dan een basisrekening zonder kosten.',
  },
  'au.bank.step-move': {
    says: 'Geef het nieuwe nummer vóór de laatste dag aan uw werkgever, Centrelink en iedereen die automatisch afschrijft.',
  },
  'au.bank.step-why': {
    says: 'Vraag schriftelijk naar de reden en de regel in het contract. Vraag meer tijd als u die nodig hebt.',
  },
  'au.bank.option-complain': {
    says: 'Schrijf dat dit een klacht is, en welke schade het sluiten u geeft.',
    title: 'Klagen en meer tijd vragen',
    cost: 'Gratis.',
    time: 'Tot 30 dagen.',
    risk: 'Klein.',
    bestFor: 'De bank gaf geen reden, of te weinig tijd.',
  },
}
