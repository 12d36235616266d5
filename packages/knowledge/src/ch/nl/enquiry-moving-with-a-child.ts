/** Questions about a parent who moves away with a child, and a child taken into care: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_NL: Words = {
  'ch.ask.moving-with-child': {
    says: 'Niet zonder u, als u samen het gezag hebt en de verhuizing naar het buitenland gaat of het contact sterk verandert. Dan is uw ja of een beslissing van KESB of rechter nodig. Schrijf meteen dat u het niet eens bent en vraag met spoed de verhuizing te stoppen tot dan. Het gaat om het welzijn van het kind bij elke ouder. Een korte verhuizing vraagt alleen bericht op tijd.',
  },
  'ch.ask.child-taken': {
    says: 'Kijk wat de brief is. Alleen gepland? Vraag om een gesprek en het dossier, en schrijf welke mildere hulp u aanneemt, zoals gezinshulp. Een beslissing? Beroep bij de genoemde rechter binnen 30 dagen, tien bij een voorlopige. Vraag dat het kind zo lang blijft. Zoek vandaag een advocaat: gratis met weinig geld. Houd elk contact met uw kind.',
  },
}
