/** The French words of the rows in ../workplace-warnings.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORKPLACE_WARNINGS_FR: Words = {
  ...stateWords('own-file', {
    CA: 'vous pouvez demander par écrit à voir votre dossier du personnel (personnel file) et à en avoir une copie. L’entreprise a 30 jours',
    IL: 'vous pouvez demander par écrit à voir votre dossier du personnel (personnel file) et à en avoir une copie. Vous pouvez y ajouter votre réponse',
    MA: 'vous pouvez demander par écrit à voir votre dossier du personnel (personnel file) et à en avoir une copie. Vous pouvez y ajouter votre réponse',
    MI: 'vous pouvez demander par écrit à voir votre dossier du personnel (personnel file) et à en avoir une copie. Vous pouvez y ajouter votre réponse',
    WA: 'vous pouvez demander par écrit à voir votre dossier du personnel (personnel file) et à en avoir une copie. Vous pouvez y ajouter votre réponse',
  }),
  'us.warned.want': {
    says: 'Votre employeur dit que vous avez enfreint une règle ou mal travaillé. Il peut se servir de ce papier plus tard pour vous licencier.',
  },
  'us.warned.right-protected': {
    says: 'Un avertissement pour un congé protégé, un handicap ou une plainte pour traitement injuste viole la loi fédérale. Dites-le à l’entreprise si c’est la raison.',
  },
  'us.warned.right-together': {
    says: 'Vous pouvez parler de la paie et des règles avec vos collègues. S’il y a un syndicat, vous pouvez demander son aide avant des questions qui peuvent mener à une sanction.',
  },
  'us.warned.step': {
    says: 'Répondez par écrit, calmement et brièvement, avec des dates et des noms de témoins. Demandez que votre réponse soit mise dans votre dossier.',
  },
}
