/** Incasso van parkeren, energie, telefoon en water: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_OTHER_NL: Words = {
  'gb.debt.parking-reality': {
    says: 'Dit incassobureau heeft geen macht over u of uw auto. Alleen het parkeerbedrijf kan naar de rechter gaan. U zou dan eerst een formulier van de rechter krijgen.',
  },
  'gb.debt.parking-credit-file': {
    says: 'Een particuliere parkeerboete komt niet in uw kredietdossier (credit file). Alleen een vonnis (judgment) dat u niet binnen één maand betaalt, komt daarin.',
    learnMore:
      'Een brief die zegt dat uw krediet schade kan krijgen, laat stappen weg: een eis, een vonnis en een maand om te betalen.',
  },
  'gb.debt.parking-step-operator': {
    says: 'Schrijf aan het parkeerbedrijf, niet aan het incassobureau. Vraag om de eerste brief, de foto’s en de borden. Zeg niet wie er reed.',
  },
  'gb.debt.parking-watch': {
    says: 'Parkeerbedrijven gaan echt naar de rechter. Een incassobrief kunt u wegleggen. Een laatste brief voor een rechtszaak (letter of claim) of een formulier van de rechter nooit.',
  },
  'gb.debt.energy-back-bill': {
    says: 'Een energiebedrijf mag geen energie in rekening brengen van meer dan 12 maanden geleden die het toen niet in rekening bracht. Dat geldt niet als u dat tegenhield.',
  },
  'gb.debt.energy-ombudsman': {
    says: 'Klaag bij het energiebedrijf, niet alleen bij het incassobureau. Na acht weken, of na een laatste antwoord, is de Energy Ombudsman gratis.',
  },
  'gb.debt.phone-ombudsman': {
    says: 'Klaag bij het telefoon- of internetbedrijf. Na zes weken, of na een laatste antwoord, kan een gratis geschillenregeling beslissen.',
  },
  'gb.debt.phone-change': {
    says: 'Sinds 8 april 2026 wacht u zes weken, niet acht, voordat een gratis regeling naar een klacht over telefoon of internet kan kijken.',
    was: 'U moest acht weken wachten voordat een gratis geschillenregeling kon helpen.',
    is: 'U wacht zes weken.',
  },
  'gb.debt.water-no-cut': {
    says: 'Uw water thuis mag niet worden afgesloten of minder hard stromen omdat u geld schuldig bent.',
  },
  'gb.debt.claim-goes-on': {
    says: 'Kwam er al een formulier van de rechtbank (claim form)? Antwoord dan de rechtbank voor die datum. Een aanbod stopt die tijd niet.',
  },
}
