/** A charge for payment in Scotland: its days, and what can come when they are over. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_CHARGE_NL: Words = {
  'gb.bailiff.scotland-cannot-yet': {
    says: 'Er kan geen beslag op uw loon komen totdat de 14 dagen van het bevel tot betaling (charge for payment) voorbij zijn.',
  },
  'gb.bailiff.scotland-over-step': {
    says: 'De 14 dagen zijn voorbij, dus ze kunnen nu beslag leggen op loon of bankrekening. Bel vandaag een gratis schuldhulp en vraag om een moratorium.',
  },
  'gb.bailiff.scotland-warning': {
    says: 'Laat een bevel tot betaling (charge for payment) niet liggen. Na 14 dagen kunnen ze beslag op loon leggen. De schuldeiser kan dan misschien uw faillissement vragen.',
  },
  'gb.bailiff.scotland-charge-first': {
    says: 'Bij gemeentebelasting (council tax) moeten ze eerst een bevel tot betaling (charge for payment) geven en 14 dagen wachten. Pas dan mogen ze loon pakken of een bankrekening bevriezen.',
  },
  'gb.bailiff.scotland-warning-arrestment': {
    says: 'De 14 dagen van het bevel (charge) zijn voorbij. Ze kunnen nu geld op uw bank bevriezen of van uw loon halen. Bel vóór de datum in de brief.',
  },
  'gb.bailiff.scotland-reality-arrestment': {
    says: '“Arrest” betekent hier geld bevriezen. Niemand arresteert u. Het is geen strafzaak.',
  },
  'gb.bailiff.scotland-deadline-charge': {
    says: 'Een bevel tot betaling (charge for payment) geeft u 14 dagen vanaf de dag dat het in het Verenigd Koninkrijk aan u wordt gegeven.',
    action: 'Betalen, een regeling afspreken of het moratorium aanvragen',
    consequence: 'Gerechtsdienaren (sheriff officers) kunnen beslag leggen op uw loon.',
  },
  'gb.bailiff.scotland-no-bankruptcy': {
    says: 'Een schuldeiser aan wie u minder dan £5,000 schuldig bent, kan niet alleen uw faillissement (sequestration) aanvragen.',
  },
}
