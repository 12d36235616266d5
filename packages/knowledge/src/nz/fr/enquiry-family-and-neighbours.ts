/** The French words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_FR: Words = {
  'nz.ask.child-support': {
    says: 'Dites-le à Inland Revenue. Il peut prendre la pension (child support) sur la paie et les comptes, et ajouter des pénalités. Si vous n’avez qu’un accord privé, demandez-lui de la fixer (assessment).',
  },
  'nz.ask.barking-dog': {
    says: 'Parlez d’abord, et notez les jours et les heures. Puis plaignez-vous à votre commune (council) : elle peut envoyer un avis pour arrêter les aboiements et même prendre le chien.',
  },
  'nz.ask.debt-of-the-dead': {
    says: 'Personne ne doit une dette parce qu’un proche est mort, sauf s’il l’a aussi signée. La succession (estate) paie d’abord. Ne payez pas de votre propre argent ; envoyez l’agence à l’exécuteur (executor).',
  },
  'nz.ask.divorce-papers': {
    says: 'Si vous êtes d’accord, vous n’avez rien à faire. Pour vous y opposer, déposez une défense (defence) dans les 21 jours après avoir reçu les papiers. Les deux doivent le plus souvent avoir vécu séparés deux ans.',
  },
  'nz.ask.jury-duty': {
    says: 'Oui, répondez ; c’est un devoir selon la loi. Vous pouvez demander d’être excusé ou de servir plus tard, par exemple pour maladie, soins à d’autres ou difficultés. Votre patron ne peut pas vous licencier pour cela.',
  },
  'nz.ask.make-a-will': {
    says: 'Non, vous pouvez l’écrire vous-même. Signez-le devant deux témoins qui sont là en même temps et n’y reçoivent rien. Un avocat aide s’il y a des maisons, des enfants ou une entreprise.',
  },
  'nz.ask.tree': {
    says: 'Vous pouvez couper ce qui dépasse, jusqu’à la limite, si l’arbre n’est pas protégé. Pour un danger, une vue perdue ou des racines, la District Court peut ordonner la taille ou l’enlèvement.',
  },
  'nz.ask.noise': {
    says: 'Appelez chaque fois le service du bruit (noise control) de votre commune, jour et nuit, et tenez une liste. Un agent peut ordonner le calme jusqu’à 72 heures. Si le bruit continue, il peut revenir avec la police et prendre la chaîne.',
  },
}
