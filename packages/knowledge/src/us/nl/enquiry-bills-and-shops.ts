/** Questions about plans, vendors, repair shops, service dogs and college bills: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_AND_SHOPS_NL: Words = {
  'us.story.plan-fee': {
    says: 'Rekeningen moeten duidelijk zijn, en een beloofde prijs hoort te tellen. Vraag schriftelijk om de voorwaarde waarop zij zich baseren, klaag dan bij de FCC: het bedrijf moet binnen 30 dagen antwoorden. De consumentenwet van uw staat kan helpen.',
    dependsOn: 'wat de voorwaarden van het abonnement zeggen',
  },
  'us.story.vendor': {
    says: 'Wie niet levert, moet meestal terugbetalen. Betwist het deel met de kaart, schrijf een eis met een datum, en gebruik de rechtbank voor kleine zaken (small claims court) of de consumentenwet van uw staat.',
    dependsOn: 'het contract en waarom het niet doorging',
  },
  'us.story.repair-shop': {
    says: 'Een garage moet meestal uw ja krijgen voor zij ver boven de schatting gaat. Zij mag de auto vasthouden voor afgesproken werk. Betaal onder protest als u hem nodig hebt, klaag dan en ga naar de rechtbank voor kleine zaken (small claims court).',
    dependsOn: 'wat u tekende en uw staat',
  },
  'us.story.service-dog': {
    says: 'Een zaak mag een getrainde hulphond niet weigeren en niet om papieren vragen. Zij mag vragen of hij nodig is voor een handicap en waarvoor hij getraind is. Klaag bij ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Als u vertrekt voor 60% van de periode, gaat een deel van de hulp terug en kan de school u een rekening sturen. Vraag om de berekening op papier, een plan, en uitschrijving wegens grote moeite (hardship withdrawal).',
    dependsOn: 'de dag dat u vertrok en de terugbetaalregel van de school',
  },
}
