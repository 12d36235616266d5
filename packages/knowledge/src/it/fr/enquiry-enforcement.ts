/** Questions about what may be taken of pay, pensions, accounts and homes: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'it.ask.wage': {
    says: 'Au plus un cinquième pour une dette normale, et seulement après une décision du tribunal et un commandement (precetto). Le recouvrement fiscal (Riscossione) peut prendre un dixième jusqu’à 2 500 €, un septième jusqu’à 5 000 €.',
    dependsOn: 'qui le prend et combien vous gagnez',
  },
  'it.ask.pension': {
    says: 'Jusqu’à 1 092,48 € par mois sont protégés en 2026. Sur le reste, ils peuvent prendre un cinquième.',
    dependsOn: 'le montant de votre pension',
  },
  'it.ask.account': {
    says: 'Demandez aujourd’hui par écrit à la banque qui a bloqué et pourquoi. Avec une décision du tribunal ou par le recouvrement fiscal (Riscossione), c’est permis. Un salaire ou une pension déjà sur le compte est protégé jusqu’à 1 638,72 € en 2026. Voyez vite un avocat. C’est la banque elle-même ? Réclamation écrite, puis l’ABF après 60 jours.',
    dependsOn: 'qui agit et d’où vient l’argent',
  },
  'it.ask.home-sale': {
    says: 'Le recouvrement fiscal (Riscossione) ne peut pas vendre votre seul logement où vous vivez, sauf s’il est de luxe. Une banque ou un autre créancier avec une décision du tribunal le peut.',
    dependsOn: 'qui est le créancier',
  },
  'it.ask.myth-all-wages': {
    says: 'Ils ne peuvent jamais tout prendre : un cinquième au plus pour une dette normale.',
  },
  'it.ask.officer-enter': {
    dependsOn: 's’il y a un titre',
    says: 'Sans titre et precetto, l’officier ne peut pas entrer. Avec eux, il peut chercher des biens chez vous et, si vous êtes absent ou refusez, ouvrir avec la police. Demandez à voir le titre. Les choses nécessaires pour vivre sont à l’abri.',
  },
  'it.ask.home-bank': {
    says: 'Oui, une banque ou un créancier privé le peut, même la première maison : seul le fisc non. Avant : titre, precetto et enchères. Vous pouvez payer en 48 mois (conversione) ou demander un plan à l’OCC. Voyez un avocat.',
  },
}
