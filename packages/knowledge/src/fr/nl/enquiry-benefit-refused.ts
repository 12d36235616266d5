/** Questions about a benefit that the CAF refuses: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_REFUSED_NL: Words = {
  'fr.ask-debt.benefit-refused': {
    says: 'Vraag de reden schriftelijk. Schrijf binnen twee maanden naar de beroepscommissie (CRA) van de CAF; voor de RSA naar de departementsraad. Stuur de ontbrekende papieren mee. Na een nee, of twee maanden zonder antwoord, hebt u twee maanden voor de rechter. Voor huurtoeslag, RSA en prime d’activité is het de bestuursrechter, voor de andere het tribunal judiciaire. Het is gratis. Vraag opnieuw aan als uw leven is veranderd.',
  },
}
