/** Debts that were sold: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_WORDS: Words = {
  'it.debt.who-buyer': {
    says: 'De brief zegt dat uw schuld verkocht is. De nieuwe eigenaar mag u vragen te betalen, maar heeft geen extra macht. Vraag bewijs.',
  },
  'it.debt.right-sold-proof': {
    says: 'Is de schuld verkocht? Een betaling die u deed voordat u het wist, telt. U kunt dezelfde verweren tegen de nieuwe eigenaar gebruiken.',
  },
  'it.debt.insight-block-sale': {
    says: 'Worden veel schulden samen verkocht, dan bewijst een bericht in het staatsblad (Gazzetta Ufficiale) misschien niet dat de uwe erbij is.',
    actionable: 'Vraag de akte en de lijst waarin uw schuld staat.',
  },
  'it.debt.right-same-defences': {
    says: 'Tegen de nieuwe schuldeiser houdt u al uw verweren: betaald, te oud, fout bedrag.',
  },
}
