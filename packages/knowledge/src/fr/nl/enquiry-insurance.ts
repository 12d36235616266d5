/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'fr.ask-buy.insurance': {
    says: 'Vraag naar het artikel in het contract en schrijf naar de klachtendienst. Ga na twee maanden naar de gratis bemiddelaar (médiateur). De termijn is twee jaar.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'of het opzet was',
    says: 'Een fout te goeder trouw beëindigt de dekking niet: de verzekeraar mag alleen minder betalen, naar de premie. Alleen een bewust onjuist antwoord maakt het contract nietig, en dat moet hij bewijzen.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'de dag van de ingebrekestelling',
    says: 'De verzekeraar moet eerst een ingebrekestelling sturen. Dertig dagen later stopt de dekking, en tien dagen daarna mag hij opzeggen. Betaal voor die dag en de dekking loopt door. Een auto moet verzekerd blijven: zoek nu een nieuwe verzekeraar.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'hoe oud het contract is',
    says: 'Na het eerste jaar kunt u de verzekering van auto, woning en gezondheid altijd gratis beëindigen. Zij stopt een maand later. Voor de auto en de woning van een huurder doet de nieuwe verzekeraar het. In het eerste jaar mag het alleen bij sommige veranderingen in uw leven.',
  },
}
