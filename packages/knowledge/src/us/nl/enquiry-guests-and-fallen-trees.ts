/** The Dutch words of the rows in ../enquiry-guests-and-fallen-trees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUESTS_AND_FALLEN_TREES_NL: Words = {
  'us.fact.tree-fell': {
    says: 'Bel eerst uw eigen verzekering: die betaalt meestal voor huis, schutting of garage, en de autoverzekering voor een auto. Aan een gezonde boom die door storm valt heeft meestal niemand schuld. De buur betaalt alleen als de boom dood of gevaarlijk leek en hij het wist. Maak foto’s voor het opruimen.',
  },
  'us.fact.guest-wont-leave': {
    says: 'Vervang de sloten niet en zet geen spullen buiten: dat kan een verboden uitzetting zijn. Wie bij u woont, ook zonder contract of huur, krijgt meestal een brief met termijn, vaak 30 dagen. Blijft hij, vraag de rechtbank om uitzetting. Bent u bang, vraag een beschermingsbevel of bel 911.',
  },
  'us.fact.landlord-locks-out': {
    says: 'Nee, ook niet bij huurschuld en niet in uw eigen huis. In bijna elke staat mag een verhuurder geen sloten vervangen, stroom of water afsluiten of spullen buiten zetten. De huurder kan weer naar binnen en geld van u eisen. Geef eerst het schriftelijke bericht van uw staat. Vraag daarna de rechter om ontruiming. Alleen een ambtenaar mag een huurder eruit zetten, na het bevel van de rechter.',
  },
}
