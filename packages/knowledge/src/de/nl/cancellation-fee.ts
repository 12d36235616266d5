/** The Dutch words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_NL: Words = {
  'de.cancel.reality': {
    says: 'Een vast bedrag uit de kleine letters bent u niet altijd schuldig. Het mag niet hoger zijn dan de gewone schade.',
  },
  'de.cancel.right-less': {
    says: 'U mag laten zien dat het bedrijf minder of geen schade had. Sluiten de kleine letters dat uit, dan geldt het vaste bedrag niet.',
  },
  'de.cancel.right-withdraw': {
    says: 'Tekende u online, per telefoon of thuis? Dan had u meestal 14 dagen, of een jaar langer als zij het niet zeiden. Niet voor maatwerk.',
  },
  'de.cancel.step-ask': {
    says: 'Vraag het contract, de bepaling en de berekening van de schade. Betaal niets voordat u dat hebt.',
  },
  'de.no-show.want': {
    says: 'Een praktijk of zaak herinnert u aan een afspraak. U bent nu niets schuldig.',
  },
  'de.no-show.rights': {
    says: 'Voor een gemiste afspraak betaalt u alleen als de tijd alleen voor u vrij was en u dat wist.',
  },
  'de.no-show.right-less': {
    says: 'Werd u ziek, of kwam een ander aan de beurt? Dan is er meestal niets verschuldigd. Wat zij bespaarden, moeten zij aftrekken.',
  },
  'de.no-show.step-cancel': {
    says: 'Kunt u niet komen? Zeg af vóór de genoemde tijd en noteer de dag en wie u sprak. Dan kan er geen rekening volgen.',
  },
}
