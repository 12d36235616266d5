/** The Dutch words of Japan: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'jp.debt.want': {
    says: 'Ze vragen u te betalen, of te bellen en akkoord te gaan. Deze brief is alleen een verzoek.',
  },
  'jp.debt.who': {
    says: 'Een incassobureau (債権回収会社) heeft een vergunning van de minister van Justitie nodig. Het is geen rechter.',
  },
  'jp.debt.real': { says: 'Niemand kan door deze brief uw loon of bankgeld nemen.' },
  'jp.debt.not-yet': {
    says: 'Ze moeten eerst naar de rechter en een vonnis of betalingsbevel krijgen. Pas dan kunnen ze beslag leggen.',
  },
  'jp.debt.rights': {
    says: 'U kunt het contract en de geschiedenis vragen, het betwisten en zeggen dat het te oud is.',
  },
  'jp.debt.know-old': {
    says: 'Een oude schuld eindigt niet vanzelf. U moet zeggen dat u zich op de verjaring beroept (時効の援用).',
  },
  'jp.debt.right-late-interest': {
    says: 'Noemt het contract geen rente? Dan mogen ze voor te laat zijn maar 3% per jaar bijtellen.',
  },
  'jp.debt.right-proof': { says: 'U hebt het recht te vragen waarop de eis rust.' },
  'jp.debt.right-harass': {
    says: 'Een kredietgever mag u niet bedreigen, anderen over de schuld vertellen, of zonder goede reden op uw werk komen.',
  },
  'jp.debt.right-rate': {
    says: 'Rente boven 15 tot 20% per jaar, naar de grootte van de lening, is nietig.',
  },
  'jp.debt.right-old': {
    says: 'De meeste schulden zijn vijf jaar na de betaaldag te oud. U moet dat zeggen.',
  },
  'jp.debt.option-dispute': {
    says: 'Stuur een brief met bewijs van inhoud.',
    title: 'Betwisten of u op verjaring beroepen',
    cost: 'Ongeveer 1.500 yen of meer voor de post.',
    time: 'Eén brief.',
    risk: 'Een verkeerd woord kan de schuld erkennen.',
    bestFor: 'Het is oud of niet van u.',
  },
  'jp.debt.option-plan': {
    says: 'Met een advocaat of gerechtelijk schrijver (司法書士).',
    title: 'Een plan afspreken',
    cost: 'Houterasu kan het honorarium lenen.',
    time: 'Enkele weken.',
    risk: 'Het kan in uw kredietgegevens blijven staan.',
    bestFor: 'U bent het schuldig en hebt inkomen.',
  },
  'jp.debt.option-help': {
    says: 'Gratis juridisch advies als uw inkomen laag is.',
    title: 'Houterasu vragen',
    cost: 'Niets.',
    time: 'Eén telefoontje.',
    risk: 'Geen.',
    bestFor: 'U maakt zich zorgen.',
  },
  'jp.debt.insight-zero': {
    says: 'Brieven over oude schulden vragen vaak één kleine betaling. Die betaling kan de hele schuld erkennen.',
    actionable: 'Betaal niets voordat u de datum van uw laatste betaling weet.',
  },
  'jp.debt.insight-demand': {
    says: 'Een schriftelijke aanmaning (催告) stelt de verjaring maar zes maanden uit, één keer.',
    actionable: 'Schrijf op welke dag zij kwam.',
  },
  'jp.debt.warn-court': {
    says: 'Komt er een papier van een rechtbank met bijzondere post (特別送達)? Negeer het nooit. Antwoord binnen twee weken.',
  },
  'jp.debt.myth-family': {
    says: 'Uw familie is uw schuld niet schuldig, tenzij zij als borg (保証人) tekende.',
  },
}
