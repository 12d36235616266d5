/** The French words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_FR: Words = {
  'ie.ask.barking-dog': {
    says: 'Parlez-en d’abord et notez les jours et les heures. Si cela continue, vous pouvez saisir vous-même la District Court ; le formulaire est simple.',
  },
  'ie.ask.debt-of-the-dead': {
    says: 'Personne ne doit une dette parce qu’un proche est mort, sauf s’il l’a signée aussi. La succession paie d’abord. Ne payez pas de votre poche ; renvoyez l’agence à l’exécuteur (executor).',
  },
  'ie.ask.divorce-papers': {
    says: 'Répondez à temps : devant la Circuit Court, vous avez 10 jours pour la comparution (appearance). Viennent ensuite la défense et les papiers sur l’argent. Demandez vite au Legal Aid Board.',
  },
  'ie.ask.jury-duty': {
    says: 'Oui, répondez ; c’est une obligation. Vous pouvez demander une dispense, par exemple pour maladie, soin d’un proche ou travail important. L’employeur doit vous libérer avec votre paie.',
  },
  'ie.ask.make-a-will': {
    says: 'Non, vous pouvez l’écrire vous-même. Signez devant deux témoins présents ensemble et qui n’y gagnent rien. Un avocat (solicitor) aide pour une maison, des enfants ou une entreprise.',
  },
  'ie.ask.sell-family-home': {
    says: 'Non, pas si vous êtes mariés. La vente exige d’abord votre accord écrit, même si la maison est au seul nom de l’autre. Sans lui, elle est le plus souvent nulle. Un tribunal ne peut s’en passer que si votre refus n’est pas raisonnable. Voyez un avocat maintenant.',
  },
}
