/** The Dutch words of Ireland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'ie.rise.want': { says: 'Uw verhuurder heeft de huur herzien en vraagt meer.' },
  'ie.rise.want-check': { says: 'Ga na of de verhoging mag voordat u meer betaalt of tekent.' },
  'ie.rise.reality': {
    says: 'Een verhoging telt alleen met het juiste bericht, op tijd en onder de grens. U kunt haar gratis laten nagaan.',
  },
  'ie.rise.not-yet': { says: 'De nieuwe huur geldt niet eerder dan 90 dagen na het bericht.' },
  'ie.rise.right-ninety': {
    says: 'U moet 90 dagen vooraf schriftelijk bericht krijgen, op het formulier van de Residential Tenancies Board (RTB).',
  },
  'ie.rise.right-cap': {
    says: 'Sinds 20 juni 2025 gelden huurgrenzen in het hele land. De grens is meestal 2% per jaar of minder.',
  },
  'ie.rise.right-dispute': {
    says: 'U kunt ermee naar de RTB voordat de nieuwe huur begint, of binnen 28 dagen na het bericht, als dat later is.',
  },
  'ie.rise.step-calculator': {
    says: 'Bereken de hoogste huur die mag met de rekenhulp (calculator) van de RTB.',
  },
  'ie.rise.step-compare': {
    says: 'Controleer de datum, de 90 dagen, het formulier en de drie vergelijkbare woningen die het bericht moet noemen.',
  },
  'ie.rise.option-dispute': {
    says: 'Stuur online een geschil naar de RTB en blijf de oude huur betalen.',
    title: 'Het bij de RTB betwisten',
    cost: 'Gratis of een klein bedrag',
    time: 'Voordat de nieuwe huur begint',
    risk: 'Geen. U blijft in uw woning.',
    bestFor: 'De verhoging is boven de grens of het bericht heeft fouten.',
  },
  'ie.rise.option-accept': {
    says: 'Mag zij? Betaal dan de nieuwe huur vanaf de genoemde dag.',
    title: 'Haar aanvaarden',
    cost: 'De hogere huur',
    time: 'Vanaf de dag in het bericht',
    risk: 'Geen als zij mag.',
    bestFor: 'U hebt haar gecontroleerd en zij klopt.',
  },
}
