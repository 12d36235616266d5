/** Questions about a rented home in general: first steps, repairs and visits. `asks` holds the words people type, in French and in English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Zoek uw huurcontract (bail) en noteer: leeg of gemeubileerd, begin, einde, waarborg.',
  },
  'fr.ask-home.step-adil': {
    says: 'Vraag uw ADIL om gratis juridisch advies voor u de verhuurder antwoordt.',
  },
  'fr.ask-home.step-written': {
    says: 'Schrijf de verhuurder per aangetekende brief en bewaar een kopie.',
  },
  'fr.ask-home.right-judge': {
    says: 'Alleen een rechter kan uw recht beëindigen om in uw woning te blijven.',
  },
  'fr.ask-home.right-decent': { says: 'U hebt recht op een behoorlijke en veilige woning.' },
  'fr.ask-home.right-receipt': {
    says: 'U hebt op verzoek recht op een gratis huurkwitantie (quittance).',
  },
  'fr.ask-home.option-adil': {
    title: 'Uw ADIL vragen',
    says: 'Een jurist van de ADIL antwoordt u gratis.',
    cost: 'Niets.',
    time: 'Een telefoontje.',
    risk: 'Geen.',
    bestFor: 'Elke vraag over een huurcontract.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Een gratis verzoener vragen',
    says: 'Een verzoener (conciliateur de justice) brengt u en de verhuurder bij elkaar.',
    cost: 'Niets.',
    time: 'Een paar weken.',
    risk: 'Geen.',
    bestFor: 'U wilt de woning houden en het conflict beëindigen.',
  },
  'fr.ask-home.know-winter': {
    says: 'Van 1 november tot 31 maart mogen de meeste huurders niet worden uitgezet.',
    learnMore: 'De huur moet u wel betalen.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Blijf de huur betalen, ook bij een conflict. Stoppen kan u de woning kosten.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Een verhuurder mag u niet met geweld uitzetten of de sloten vervangen. Dat is een misdrijf.',
  },
  'fr.ask-home.repairs': {
    says: 'Vraag per aangetekende brief om de reparatie. Stop de huur niet. Gebeurt er niets, ga dan naar de verzoener (conciliateur de justice) of de rechter, en zeg het de gemeente.',
  },
  'fr.ask-home.landlord-enter': {
    says: 'De verhuurder mag niet binnenkomen zonder uw ja, ook niet met een sleutel. Voor bezichtigingen spreekt u een tijd af, hoogstens twee uur op werkdagen.',
  },
}
