/** The Dutch words of the rows in ../state-deposits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEPOSITS_NL: Words = {
  ...stateWords(['deposit-penalty', 'deposit-penalty-letter'], {
    AL: 'kunt u twee keer de borg eisen als die niet op tijd terug of verantwoord is',
    AZ: 'kunt u twee keer het onterecht ingehouden bedrag eisen',
    CA: 'kunt u tot twee keer de borg extra eisen, als die te kwader trouw is ingehouden',
    CO: 'kunt u drie keer het onterecht ingehouden bedrag eisen. Schrijf zeven dagen voor u naar de rechter gaat',
    CT: 'kunt u twee keer de borg eisen als die niet op tijd terug is',
    DE: 'kunt u twee keer het onterecht ingehouden bedrag eisen',
    GA: 'kunt u drie keer het met opzet ingehouden bedrag eisen, behalve van kleine verhuurders',
    IL: 'kunt u twee keer de borg eisen, van verhuurders van vijf woningen of meer die te kwader trouw handelen',
    MD: 'kunt u tot drie keer het zonder goede reden ingehouden bedrag eisen, en kosten van een advocaat',
    LA: 'kunt u twee keer het onterecht ingehouden bedrag eisen, minstens $300. Vraag het eerst schriftelijk terug, en wacht 30 dagen',
    MA: 'kunt u drie keer de borg eisen als die niet binnen 30 dagen terug is',
    MI: 'kunt u twee keer het onterecht ingehouden bedrag eisen. Geef binnen vier dagen schriftelijk uw nieuwe adres, en antwoord binnen zeven dagen per post op de lijst met schade',
    MN: 'kunt u twee keer het onterecht ingehouden bedrag eisen, en tot $500 als het te kwader trouw was',
    MO: 'kunt u tot twee keer het onterecht ingehouden bedrag eisen',
    NC: 'kunt u de hele borg eisen, en misschien advocaatkosten, als de verhuurder deze regels met opzet overtrad',
    NJ: 'kunt u twee keer het onterecht ingehouden bedrag eisen, en kosten',
    NY: 'kunt u tot twee keer de borg extra eisen, als die met opzet is ingehouden',
    OH: 'kunt u twee keer het onterecht ingehouden bedrag eisen. Geef schriftelijk uw nieuwe adres',
    PA: 'kunt u twee keer het bedrag eisen dat boven de echte schade is ingehouden. Geef schriftelijk uw nieuwe adres',
    TX: 'kunt u $100, drie keer het te kwader trouw ingehouden bedrag en kosten van een advocaat eisen. Geef eerst schriftelijk uw nieuwe adres',
    WA: 'kunt u tot twee keer de borg eisen, als die met opzet is ingehouden',
    OK: 'kunt u de borg alleen eisen als u er binnen zes maanden schriftelijk om vraagt. De 45 dagen lopen vanaf die brief',
    RI: 'kunt u eisen wat u toekomt, daarbij twee keer het onterecht ingehouden bedrag, en kosten van een advocaat. Geef schriftelijk uw nieuwe adres',
    SC: 'kunt u drie keer het onterecht ingehouden bedrag eisen, en kosten van een advocaat. Geef schriftelijk uw nieuwe adres',
    SD: 'kunt u de hele borg eisen als er geen opgave op tijd kwam, en tot $200 bij kwade trouw. Geef schriftelijk uw nieuwe adres',
    VT: 'kunt u de hele borg eisen als er in 14 dagen geen opgave kwam, en twee keer het bedrag als dat met opzet was',
    WV: 'kunt u eisen wat te kwader trouw is ingehouden, en anderhalf keer zoveel daarbij',
    WY: 'kunt u de hele borg en de rechtbankkosten eisen als die zonder goede reden is ingehouden. Geef binnen 30 dagen uw nieuwe adres',
  }),
}
