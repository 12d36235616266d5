/** The French words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_FR: Words = {
  'nl.exit.reality': {
    says: 'Ce n’est qu’une offre. Vous n’êtes pas obligé de signer et pouvez demander plus.',
  },
  'nl.exit.right-undo': {
    says: 'Après la signature, vous avez 14 jours pour annuler par écrit, sans motif. C’est 21 jours si le papier ne le dit pas.',
  },
  'nl.exit.right-transition': {
    says: 'Comparez la somme avec l’indemnité de transition : environ un tiers de mois par année. Par l’UWV, vous l’auriez aussi.',
  },
  'nl.exit.right-benefit': {
    says: 'Pour le chômage (WW), le papier doit dire que l’employeur veut la fin et que vous n’y êtes pour rien.',
  },
  'nl.exit.warn-notice': {
    says: 'Vérifiez la date de fin. Si votre préavis est raccourci, la WW ne commence qu’après.',
  },
  'nl.exit.warn-ill': {
    says: 'Êtes-vous malade ? Ne signez pas sans conseil. Vous pouvez perdre le salaire de maladie et l’allocation.',
  },
  'nl.exit.step-check': {
    says: 'Demandez du temps. Faites vérifier le papier par un avocat, le syndicat ou le Juridisch Loket. Beaucoup d’employeurs paient cela.',
  },
  'nl.exit.option-more': {
    title: 'Demander de meilleures conditions',
    says: 'Écrivez ce que vous voulez : plus d’argent, une fin plus tardive, pas d’interdiction de travailler ailleurs.',
    cost: 'Souvent, l’employeur paie le conseil.',
    time: 'Une ou deux semaines.',
    risk: 'L’employeur peut aller à l’UWV.',
    bestFor: 'Vous acceptez la fin de l’emploi.',
  },
}
