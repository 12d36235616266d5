/** Questions about a higher rent and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_NL: Words = {
  'es.ask.rent-rise': {
    says: 'Huur mag één keer per jaar stijgen, alleen als het contract het zegt. Bij contracten sinds 26 mei 2023 is de INE-index (IRAV) de grens. Een decreet van oktober 2026 bepaalt 2%, als het parlement het bevestigt.',
    dependsOn: 'de datum en de woorden van uw contract',
  },
  'es.ask.deposit': {
    says: 'Vraag de borg (fianza) schriftelijk, met de datum dat u de sleutels teruggaf. Na een maand is de verhuurder rente schuldig. Tot €2.000 kunt u zonder advocaat naar de rechter.',
  },
  'es.ask.deposit-limit': {
    says: 'Voor een woning tot vijf jaar is de borg één maand huur, plus hooguit twee maanden garantie. Zeven jaar bij een bedrijf. Meer hoeft u niet te aanvaarden.',
  },
  'es.ask.deposit-wear': {
    says: 'De verhuurder mag alleen geld houden voor schade die u maakte, niet voor slijtage door tijd en gewoon gebruik. Vraag schriftelijk foto’s en rekeningen en noem de dag van de sleutels. Na een maand is hij rente schuldig. Tot € 2.000 kunt u zonder advocaat procederen.',
  },
}
