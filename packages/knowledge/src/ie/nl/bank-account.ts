/** The Dutch words of Ireland: bank account. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_NL: Words = {
  'ie.bank.want': {
    says: 'De bank wil uw rekening sluiten. Zoek de laatste dag en zet uw loon en rekeningen op tijd over.',
  },
  'ie.bank.right-notice': {
    says: 'Een bank moet u meestal twee maanden vooraf schriftelijk waarschuwen voordat zij een betaalrekening sluit.',
  },
  'ie.bank.right-basic': {
    says: 'Woont u in de EU? Dan hebt u recht op een basisrekening (basic bank account). Een bank kan alleen schriftelijk weigeren, om redenen die de wet noemt.',
  },
  'ie.bank.right-ombudsman': {
    says: 'Klaag eerst bij de bank. Na 40 werkdagen, of een definitief nee, kijkt de Financial Services and Pensions Ombudsman er gratis naar.',
  },
  'ie.bank.step': {
    says: 'Vraag schriftelijk om de reden. Open een nieuwe rekening, en vraag de nieuwe bank uw betalingen over te zetten.',
  },
  'ie.bank.right-forty-days': {
    says: 'Klaagt u schriftelijk bij uw bank, dan moet zij het onderzoeken en binnen 40 werkdagen antwoorden.',
  },
}
