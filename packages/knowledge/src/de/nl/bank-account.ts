/** The Dutch words of Germany: bank account. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_NL: Words = {
  'de.bank.want': { says: 'Uw bank beëindigt uw rekening.' },
  'de.bank.reality': {
    says: 'U blijft niet zonder rekening. Elke bank moet u een basisrekening (Basiskonto) geven als u erom vraagt en er geen hebt.',
  },
  'de.bank.right-two-months': {
    says: 'De bank moet u minstens twee maanden geven, tenzij zij een heel ernstige reden heeft.',
  },
  'de.bank.right-basic': {
    says: 'Een basisrekening (Basiskonto) mag alleen om een paar redenen in de wet beëindigd worden, schriftelijk en met redenen.',
  },
  'de.bank.step-new': {
    says: 'Vraag nu een andere bank om een rekening. Die moet helpen uw betalingen over te zetten. Geef uw werkgever en kantoren het nieuwe nummer.',
  },
  'de.bank.option-complain': {
    says: 'De BaFin kan een bank bevelen u een basisrekening te geven. De ombudsman van de banken is ook gratis.',
    title: 'De BaFin of de ombudsman vragen',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'Geen bank wil u een rekening geven.',
  },
  'de.bank.right-silence': {
    says: 'Uw zwijgen is geen ja op nieuwe kosten of grote veranderingen van het contract. U kunt kosten terugvragen waarmee u nooit instemde.',
  },
}
