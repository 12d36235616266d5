/** The Dutch words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_NL: Words = {
  'nz.bank.right-complain': {
    says: 'U kunt klagen bij de bank. Na het laatste nee van de bank kijkt de Banking Ombudsman er gratis naar.',
  },
  'nz.bank.right-money': {
    says: 'Het geld op de rekening blijft van u. Vraag hoe en wanneer u het krijgt.',
  },
  'nz.bank.step-open': {
    says: 'Open nu een rekening bij een andere bank. Die kan uw betalingen voor u overzetten.',
  },
  'nz.bank.step-tell': {
    says: 'Geef het nieuwe nummer vóór de laatste dag door aan uw werkgever, Work and Income en Inland Revenue.',
  },
  'nz.bank.step-why': {
    says: 'Vraag schriftelijk naar de reden en naar de regel in het contract. Vraag om meer tijd als u die nodig hebt.',
  },
  'nz.bank.option-complain': {
    says: 'Schrijf dat dit een klacht is, en welke schade het sluiten u doet.',
    title: 'Klagen en om meer tijd vragen',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Laag.',
    bestFor: 'De bank gaf geen reden, of te weinig tijd.',
  },
}
