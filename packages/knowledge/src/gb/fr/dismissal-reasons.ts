/** French: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_FR: Words = {
  'gb.job.right-leave': {
    says: 'Vous licencier à cause d’une naissance ou du congé est interdit, sans ancienneté requise. Êtes-vous enceinte, ou en congé de maternité ou d’adoption ? Alors l’employeur doit donner ses raisons par écrit sans qu’on le demande.',
  },
  'gb.job.right-new-terms': {
    says: 'Avant de licencier pour changer les contrats, l’employeur doit suivre un code public et parler ouvertement. Sinon un tribunal peut augmenter la somme d’un quart. Dès janvier 2027 la loi est bien plus stricte. Demandez au syndicat ou à Acas.',
  },
  'gb.job.right-visa': {
    says: 'Avez-vous demandé à rester avant la fin de votre titre ? Alors vous pouvez travailler jusqu’à la décision. L’employeur peut le vérifier auprès du Home Office et devrait le faire avant de licencier.',
  },
  'gb.job.right-union': {
    says: 'Il est interdit de vous licencier pour une activité syndicale ou votre adhésion. Aucune ancienneté n’est requise. Appelez le syndicat aujourd’hui : un tribunal peut maintenir la paie si vous le demandez sous sept jours après la fin. Le syndicat doit signer un papier pour cela.',
  },
  'gb.job.right-minimum': {
    says: 'Si vous avez eu moins que le salaire minimum, vous pouvez encore le réclamer. Les inspecteurs de l’État peuvent l’ordonner sur six ans, sans frais : dites-le à la Fair Work Agency. Une action à vous remonte souvent moins loin, alors commencez vite. Être payé en espèces n’y change rien : les congés restants sont dus aussi.',
  },
}
