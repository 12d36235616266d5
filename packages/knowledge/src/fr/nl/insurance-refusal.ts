/** Decisions of insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_REFUSAL_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'De verzekeraar beslist over uw schade of contract. U mag het oneens zijn.',
  },
  'fr.other.insure-who': {
    says: 'Een verzekeraar is een particulier bedrijf. Zijn beslissing is geen vonnis.',
  },
  'fr.other.insure-reality': {
    says: 'Een weigering is niet het einde. De verzekeraar moet een duidelijk artikel in uw contract aanwijzen.',
  },
  'fr.other.insure-rights': {
    says: 'U mag de redenen vragen, een eigen deskundige brengen en naar een gratis bemiddelaar (médiateur) gaan.',
  },
  'fr.other.insure-step-reason': {
    says: 'Vraag schriftelijk op welk artikel de weigering steunt. Vraag het verslag van de deskundige.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lees de dekking en de uitsluitingen (exclusions). Een uitsluiting moet duidelijk, beperkt en heel duidelijk gedrukt zijn.',
  },
  'fr.other.insure-step-complain': {
    says: 'Schrijf naar de klachtendienst (service réclamations). Ga na twee maanden naar de bemiddelaar voor verzekeringen (médiateur).',
  },
  'fr.other.insure-step-expert': {
    says: 'Is de waarde fout, vraag dan een tweede deskundige (contre-expertise).',
  },
  'fr.other.insure-right-clear': {
    says: 'Vage of verborgen uitsluitingen (exclusions) tellen niet.',
  },
  'fr.other.insure-right-two': {
    says: 'U hebt twee jaar vanaf het voorval om naar de rechter te gaan. Een aangetekende brief over de betaling laat ze opnieuw beginnen.',
  },
  'fr.other.insure-right-mediator': {
    says: 'De bemiddelaar voor verzekeringen (médiateur) is gratis.',
  },
  'fr.other.insure-option-dispute': {
    title: 'De weigering betwisten',
    says: 'Schrijf naar de klachtendienst (service réclamations) met bewijs, foto’s en rekeningen.',
    cost: 'Een aangetekende brief.',
    time: 'Twee maanden voor het antwoord.',
    risk: 'Laag.',
    bestFor: 'De weigering lijkt fout.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Naar de gratis bemiddelaar gaan',
    says: "La Médiation de l'Assurance bekijkt het dossier.",
    cost: 'Niets.',
    time: 'Enkele maanden.',
    risk: 'Geen. De twee jaar staan intussen stil.',
    bestFor: 'Geen goed antwoord na twee maanden.',
  },
  'fr.other.insure-limit': {
    says: 'Eisen uit een verzekeringscontract eindigen na twee jaar.',
    from: 'de dag van het voorval',
    restartedBy:
      'Een aangetekende brief over de betaling, of het aanwijzen van een deskundige, laat de twee jaar opnieuw beginnen.',
  },
  'fr.other.insure-warn-two': {
    says: 'Laat geen twee jaar voorbijgaan terwijl u brieven schrijft. Stuur er een aangetekend.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'U hebt 30 dagen vanaf deze formele brief voor uw dekking stopt. Tien dagen later mag de verzekeraar het contract beëindigen.',
    action: 'De premie betalen, of tijd vragen',
    consequence: 'Daarna bent u niet verzekerd, en de premie bent u nog schuldig.',
  },
  'fr.other.insure-right-late': {
    says: 'Een late melding kost u de dekking alleen als het contract dat zegt en de verzekeraar aantoont dat het uitstel hem schaadde.',
  },
  'fr.other.insure-right-own-time': {
    says: 'Een korte klachttermijn is een eigen regel van de verzekeraar. Houd u eraan als het kan. De twee jaar die de wet voor de rechter geeft, blijven.',
  },
}
