/** The Dutch words of Spain: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'es.rise.want': {
    says: 'Uw verhuurder wil de huur verhogen.',
  },
  'es.rise.want-check': {
    says: 'Controleer of de verhoging mag voor u meer betaalt of tekent.',
  },
  'es.rise.reality': {
    says: 'Dit mag alleen als het contract het zegt, één keer per jaar, en binnen de grens.',
  },
  'es.rise.not-yet': {
    says: 'De nieuwe huur geldt vanaf de maand nadat ze schrijven en de berekening tonen.',
  },
  'es.rise.right-cap': {
    says: 'Bij contracten sinds 26 mei 2023 mag de verhoging niet boven de IRAV-index.',
  },
  'es.rise.right-clause': {
    says: 'Zonder beding in het contract is er geen verhoging zolang het loopt.',
  },
  'es.rise.right-paper': {
    says: 'U mag het bewijs van het statistiekbureau (INE) vragen dat de index toont.',
  },
  'es.rise.step-check': {
    says: 'Controleer het beding, de jaarlijkse datum en het percentage op de site van het INE.',
  },
  'es.rise.step-write': {
    says: 'Is zij te hoog, zeg het dan schriftelijk en betaal de juiste huur volledig.',
  },
  'es.rise.option-dispute': {
    title: 'Betwist de verhoging',
    says: 'Schrijf wat niet klopt en wat u gaat betalen.',
    cost: 'Gratis',
    time: 'Voor de volgende betaling',
    risk: 'Betaal nooit minder dan de juiste huur.',
    bestFor: 'Er is geen beding of zij is boven de grens.',
  },
  'es.rise.option-accept': {
    title: 'Aanvaard haar',
    says: 'Klopt zij, betaal dan de nieuwe huur.',
    cost: 'De hogere huur',
    time: 'Vanaf de maand na het bericht',
    risk: 'Geen als het klopt.',
    bestFor: 'U hebt het nagekeken en het klopt.',
  },
}
