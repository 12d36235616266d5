/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'ch.ask.step-work': {
    says: 'Vraag schriftelijk om de reden en meld u bij het arbeidsbureau (RAV).',
  },
  'ch.ask.right-work': { says: 'U hebt recht op een opzegtermijn van één tot drie maanden.' },
  'ch.ask.fired': {
    says: 'Vraag schriftelijk om de reden. Vindt u het oneerlijk? Maak bezwaar voordat uw opzegtermijn eindigt. Daarna hebt u 180 dagen voor de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.ask.instant-dismissal': {
    says: 'Schrijf meteen dat u het niet aanvaardt en bied uw werk aan. Was er geen ernstige reden, of wachtten ze meer dan enkele dagen? Dan zijn ze het loon van de opzegtermijn schuldig, en tot zes maanden meer. Ga naar de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.ask.notice-by-message': {
    says: 'Meestal is het geldig: de wet vraagt geen vorm. Ongeldig is het alleen als contract of cao schrift vraagt. Kijk beide meteen na. De opzegtermijn loopt helemaal door met loon. Vraag de reden schriftelijk. Was u na de proeftijd ziek of zwanger, dan is het nietig.',
  },
  'ch.ask.warned': {
    says: 'Een waarschuwing beëindigt niets. Met opzegtermijn mag de werkgever ook zonder waarschuwing opzeggen, maar niet om een slechte reden. Op staande voet alleen om een ernstige reden, of na een duidelijke waarschuwing bij herhaling. Klopt ze niet, antwoord schriftelijk en vraag dat in uw dossier te bewaren.',
    dependsOn: 'hoe ernstig het was en wat er daarna gebeurt',
  },
}
