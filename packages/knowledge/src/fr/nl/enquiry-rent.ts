/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Maar één keer per jaar, alleen als het huurcontract het zegt, en hoogstens met de index (IRL). Een gemist jaar kan niet worden teruggevraagd.',
    dependsOn: 'wat uw huurcontract zegt',
  },
  'fr.ask-home.charges': {
    says: 'Vraag de jaarlijkse afrekening. U mag de rekeningen zes maanden inzien. Servicekosten kunnen maar drie jaar worden geëist.',
    dependsOn: 'wat de papieren tonen',
  },
  'fr.ask-home.guarantor': {
    says: 'Een borg betaalt als de huurder niet betaalt. Zonder einddatum mag u de borg schriftelijk stoppen, maar hij loopt tot het einde van de huur.',
    dependsOn: 'het papier dat u tekende',
  },
  'fr.ask-home.flatmate': {
    says: 'Met een clausule van gezamenlijke aansprakelijkheid (clause de solidarité) is elke huisgenoot de hele huur schuldig. Wie vertrekt, blijft hoogstens zes maanden na de opzegtermijn gebonden.',
    dependsOn: 'wat het huurcontract zegt',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Vraag het schriftelijk. De verhuurder moet voor elke volledig betaalde huur een kwijting geven, zonder kosten. Voor een deel krijgt u een ontvangstbewijs. Weigert hij, ga dan naar de gratis commissie (CDC).',
  },
}
