/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Maar één keer per jaar, alleen als het huurcontract het zegt, en hoogstens met de index (IRL). Een gemist jaar kan niet worden teruggevraagd.',
    dependsOn: 'wat uw huurcontract zegt',
  },
  'fr.ask-home.charges': {
    says: 'De verhuurder mag hoogstens drie jaar terug en moet u eerst een afrekening per soort kosten geven. U mag de rekeningen zes maanden inzien: zolang dat niet kan, hoeft u niet te betalen. Komt de afrekening pas na het eind van het volgende jaar? Dan mag u in twaalf delen betalen; u hoeft het alleen te vragen. Schrijf aangetekend. Ga daarna naar de gratis bemiddeling (CDC).',
  },
  'fr.ask-home.guarantor': {
    says: 'Een borg (caution) betaalt als de huurder niet betaalt, tot wat de getekende akte zegt. Vraag die akte: zonder vermelding van huur, verhoging en verbintenis is ze nietig. Is ze niet „solidaire”, dan moet eerst de huurder worden gevraagd. Zonder einddatum kunt u schriftelijk stoppen, maar pas bij het einde van de huur. Een rechter kan tijd geven. Wat u betaalt is de huurder u schuldig.',
    dependsOn: 'het papier dat u tekende',
  },
  'fr.ask-home.flatmate': {
    says: 'Staan beide namen in het contract met hoofdelijkheid (solidarité), dan mag de verhuurder u de hele huur vragen. Wie opzegde blijft hoogstens zes maanden na de opzegtermijn gebonden, korter als iemand overneemt. Zonder opzegging blijft wie wegging schuldig. Betaal en vorder zijn deel terug. Vraag schriftelijk een contract op uw naam, en hulp bij het FSL.',
    dependsOn: 'wat het huurcontract zegt',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Vraag het schriftelijk. De verhuurder moet voor elke volledig betaalde huur een kwijting geven, zonder kosten. Voor een deel krijgt u een ontvangstbewijs. Weigert hij, ga dan naar de gratis commissie (CDC).',
  },
}
