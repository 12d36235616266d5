/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'nl.rise.want': {
    says: 'Uw verhuurder stelt een hogere huur voor. Daarin moeten de oude en nieuwe huur en de ingangsdatum staan.',
  },
  'nl.rise.want-check': {
    says: 'Kijk of de verhoging mag voordat u meer betaalt of tekent.',
  },
  'nl.rise.reality': {
    says: 'U kunt bezwaar maken. Voor elke sector is er een grens, en de Huurcommissie controleert die.',
  },
  'nl.rise.rights-summary': {
    says: 'U mag bezwaar maken voor de nieuwe huur ingaat, de oude huur betalen tot er beslist is, en de puntentelling vragen.',
  },
  'nl.rise.not-yet': {
    says: 'Bij gereguleerde woningen gaat de verhoging niet eerder in dan twee maanden na de brief.',
  },
  'nl.rise.right-object': {
    says: 'Bij sociale huur en middenhuur: maak bezwaar voor de dag dat de nieuwe huur ingaat. Dan moet de verhuurder naar de Huurcommissie, en u betaalt de oude huur.',
  },
  'nl.rise.right-late': {
    says: 'Hebt u de hogere huur betaald? Dan stemde u meestal in. Maar geven de punten een lagere top, dan kunt u de verhuurder nog om verlaging vragen, en daarna de Huurcommissie.',
  },
  'nl.rise.right-cap': {
    says: 'In 2026 is de grens 4,4% in de vrije sector, 6,1% bij middenhuur, en 4,1% bij sociale huur vanaf 1 juli.',
  },
  'nl.rise.right-defects': {
    says: 'Bij ernstige gebreken die u hebt gemeld, mag de huur niet omhoog tot ze hersteld zijn. Vraag de Huurcommissie.',
  },
  'nl.rise.step-late': {
    says: 'De dag voor bezwaar lijkt voorbij. Betaalt u nog de oude huur? In een gereguleerde woning moet eerst een aangetekende brief komen. Daarna kunt u naar de Huurcommissie tot vier maanden na de verhoging.',
  },
  'nl.rise.step-check': {
    says: 'Gebruik de huurprijscheck van de Huurcommissie: tel de punten en kijk naar het percentage.',
  },
  'nl.rise.step-form': {
    says: 'Stuur het bezwaarformulier op tijd naar de verhuurder, en bewaar bewijs.',
  },
  'nl.rise.option-object': {
    says: 'Vul het formulier van de Huurcommissie in en stuur het naar uw verhuurder.',
    title: 'Bezwaar maken',
    cost: 'Gratis',
    time: 'Voor de dag dat de nieuwe huur ingaat',
    risk: 'Verliest u, dan betaalt u de verhoging vanaf die dag.',
    bestFor: 'De verhoging is te hoog of de brief heeft fouten.',
  },
  'nl.rise.option-accept': {
    says: 'Klopt het, betaal dan de nieuwe huur vanaf de genoemde dag. Kijk of u huurtoeslag kunt krijgen.',
    title: 'Akkoord gaan',
    cost: 'De hogere huur',
    time: 'Vanaf de dag in de brief',
    risk: 'Geen als het klopt.',
    bestFor: 'U hebt het nagekeken en het klopt.',
  },
  'nl.rise.right-points': {
    says: 'Tel de punten van uw woning. Bij weinig punten heeft de huur een maximum, wat het contract ook zegt. De Huurcommissie kan haar verlagen.',
  },
}
