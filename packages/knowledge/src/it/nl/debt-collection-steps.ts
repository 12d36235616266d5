/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'it.debt.step-check': {
    says: 'Controleer eerst de brief. Is de schuld van u? Klopt het bedrag? Hebt u al betaald? Betaal, teken en bel niet totdat u het weet.',
  },
  'it.debt.step-age': {
    says: 'Zoek de datum van de laatste betaling en van oude aanmaningen. Kan de schuld te oud zijn? Vraag advies voordat u antwoordt.',
  },
  'it.debt.step-write': {
    says: 'Antwoord aangetekend (raccomandata A/R) of per PEC. Vraag het contract, de lijst van bedragen en bewijs van wie de schuld is. Zeg dat u haar niet erkent.',
  },
  'it.debt.step-essentials': {
    says: 'Betaal eerst uw woning, stroom, water en eten. Kijk dan wat er over is. Een gratis adviseur kan u helpen.',
  },
  'it.debt.step-title-check': {
    says: 'Vraag een kopie van het bevel van de rechter en bewijs wanneer het u bezorgd is. Ga dan naar een advocaat.',
  },
  'it.debt.step-offer': {
    says: 'Bent u het schuldig? Bied aan wat u per maand kunt betalen en vraag de rente te stoppen. Vraag het akkoord op papier.',
  },
  'it.debt.step-one-sum': {
    says: 'Kunt u aan één kleiner bedrag komen? Bied het aan om de schuld te beëindigen (saldo e stralcio). Laat voor u betaalt opschrijven dat u niets meer schuldig bent.',
  },
  'it.debt.step-dispute': {
    says: 'Is het niet van u, of klopt het bedrag niet? Zeg het schriftelijk en zeg waarom. Stuur dezelfde brief aan het eerste bedrijf.',
  },
  'it.debt.step-keep': {
    says: 'Bewaar elke brief en envelop. Schrijf elk telefoontje op: de dag, de naam, wat er gezegd werd.',
  },
  'it.debt.step-watch-court': {
    says: 'Open alle post en haal aangetekende brieven op. Een betalingsbevel van de rechter (decreto ingiuntivo) geeft u maar 40 dagen.',
  },
}
