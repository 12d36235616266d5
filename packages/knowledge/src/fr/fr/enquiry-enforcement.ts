/** Questions about officers, seizures and what stays protected: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'Personne ne va en prison en France pour une facture, un crédit, un découvert ou un loyer impayé. C’est l’affaire du juge civil, pas de la police. On peut vous ficher (FICP) et vous assigner dans les délais. Proposez un échéancier par écrit. Un juge peut accorder jusqu’à 24 mois ; avec plusieurs dettes, la Banque de France aide gratuitement.',
  },
  'fr.ask-debt.officer-enter': {
    dependsOn: 'l’existence d’un titre exécutoire',
    says: 'Sans titre, il ne peut pas entrer. Avec un titre, si vous êtes absent ou refusez, il faut la police, un élu ou deux témoins.',
  },
  'fr.ask-debt.officer-goods': {
    dependsOn: 'le bien',
    says: 'Ce qu’il faut pour vivre et travailler est protégé : lit, vêtements, table, frigo, cuisinière, lave-linge, outils. Le reste peut être saisi, mais seulement avec un titre (jugement) et huit jours au moins après un commandement de payer. Un simple papier dans la boîte aux lettres ne permet rien.',
  },
  'fr.ask-debt.wages': {
    dependsOn: 'l’existence d’un titre',
    says: 'Depuis juillet 2025, plus besoin de l’accord préalable du juge. Le commissaire de justice envoie un commandement, et vous avez un mois pour contester ou convenir d’un plan. Ensuite l’employeur retient une part selon un barème. Il reste au moins le montant du RSA, et chaque personne à charge augmente votre part. Après le mois, on peut saisir le juge, mais cela ne suspend plus.',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Retirez vite l’acte à l’étude. Le délai court en général dès le passage, même si vous ne le retirez pas.',
  },
}
