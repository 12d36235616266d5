/** Questions about officers, seizures and what stays protected: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'En France, on ne va pas en prison pour une facture, un crédit ou un loyer impayé.',
  },
  'fr.ask-debt.officer-enter': {
    dependsOn: 'l’existence d’un titre exécutoire',
    says: 'Sans titre, il ne peut pas entrer. Avec un titre, si vous êtes absent ou refusez, il faut la police, un élu ou deux témoins.',
  },
  'fr.ask-debt.officer-goods': {
    dependsOn: 'le bien',
    says: 'Ce qu’il faut pour vivre et travailler est protégé : lit, vêtements, table, frigo, cuisinière, lave-linge, outils. Le reste peut être saisi avec un titre.',
  },
  'fr.ask-debt.bank-empty': {
    dependsOn: 'ce qu’il y a sur le compte',
    says: 'Une somme de base doit rester, environ 650 €. Les aides restent protégées si vous les prouvez. Vous avez un mois pour contester, deux si c’est le Trésor public (SATD).',
  },
  'fr.ask-debt.wages': {
    dependsOn: 'l’existence d’un titre',
    says: 'Avec un titre, le commissaire de justice envoie d’abord un commandement. Vous avez un mois pour contester ou trouver un accord. Seule une part du salaire peut être prise.',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Retirez vite l’acte à l’étude. Le délai court en général dès le passage, même si vous ne le retirez pas.',
  },
}
