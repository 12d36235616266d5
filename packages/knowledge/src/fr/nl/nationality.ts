/** The Dutch words of the rows in ../nationality.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONALITY_NL: Words = {
  'fr.nationality.want': {
    says: 'De prefect zegt nee tegen uw naturalisatie of stelt ze uit (ajournement).',
  },
  'fr.nationality.reality': {
    says: 'Is de tijd van uitstel (ajournement) voorbij, dan mag u opnieuw aanvragen. Uw verblijf in Frankrijk verandert niet.',
  },
  'fr.nationality.deadline': {
    says: 'U hebt twee maanden vanaf de brief om de minister te schrijven (Sous-direction de l’accès à la nationalité). Zonder dit hoort geen rechter u.',
    action: 'De minister per aangetekende brief schrijven',
    consequence: 'De beslissing wordt definitief.',
  },
  'fr.nationality.right-court': {
    says: 'Geen antwoord in vier maanden is een nee. Dan hebt u twee maanden om naar de bestuursrechter (tribunal administratif) in Nantes te gaan.',
  },
  'fr.nationality.right-reasons': {
    says: 'De beslissing moet zeggen waarom. U mag uw dossier vragen.',
  },
  'fr.nationality.step': {
    says: 'Antwoord op elke reden met bewijs: werk, betaalde belasting, Frans, gezin. Stuur alleen kopieën.',
  },
  'fr.nationality.option': {
    says: 'Vraag een vereniging voor vreemdelingen, zoals La Cimade of Gisti, of een advocaat.',
    title: 'Eerst advies vragen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet niet of u in beroep gaat of wacht.',
  },
}
