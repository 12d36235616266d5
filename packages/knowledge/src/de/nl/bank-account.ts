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
  'de.bank.not-yet': {
    says: 'De rekening werkt tot de dag in de brief. Het geld erop blijft van u.',
  },
  'de.bank.right-savings-bank': {
    says: 'Een particuliere bank heeft meestal geen reden nodig. Een openbare spaarbank (Sparkasse) wel een eerlijke. Vraag ernaar.',
  },
  'de.bank.step-move': {
    says: 'Bewaar vooraf uw afschriften. Geef het nieuwe nummer door voor loon, huur, stroom en elke incasso.',
  },
  'de.bank.insight-overdraft': {
    says: 'Een roodstand moet u betalen als de rekening eindigt.',
    actionable: 'Vraag nu schriftelijk om in delen te betalen.',
  },
  'de.bank.option-basic': {
    says: 'Vraag een bank met haar formulier om een basisrekening. Ze moet binnen tien werkdagen antwoorden.',
    title: 'Een basisrekening (Basiskonto) openen',
    cost: 'Een redelijk maandbedrag.',
    time: 'Nu, voordat de oude eindigt.',
    risk: 'Op een basisrekening kunt u niet rood staan.',
    bestFor: 'Geen bank geeft u een gewone rekening.',
  },
  'de.credit-no.want': {
    says: 'Een kredietgever weigert uw kredietaanvraag.',
  },
  'de.credit-no.right': {
    says: 'Vraag de bank welke gegevens zij gebruikte, en het kredietbureau om uw gratis kopie. Besliste alleen een score? Dan kunt u vragen dat een mens opnieuw kijkt. Foute gegevens moeten worden verbeterd of gewist.',
  },
  'de.credit-no.step': {
    says: 'Schrijf de bank: welke gegevens gebruikte zij, en besliste alleen een score?',
  },
}
