/** The French words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_FR: Words = {
  'ie.discipline.want': {
    says: 'Votre employeur vous avertit ou vous convoque sur votre conduite. Ce n’est pas un renvoi, mais cela peut servir plus tard.',
  },
  'ie.discipline.reality': {
    says: 'Un renvoi sans procédure juste est le plus souvent abusif, même avec un vrai motif.',
  },
  'ie.discipline.right-facts': {
    says: 'Avant la rencontre, vous devez connaître la plainte et voir les preuves. Ensuite, vous pouvez répondre.',
  },
  'ie.discipline.right-helper': {
    says: 'Vous pouvez venir avec un collègue ou un délégué du syndicat.',
  },
  'ie.discipline.right-appeal': {
    says: 'Vous pouvez faire appel dans l’entreprise. Un avertissement doit le plus souvent s’effacer après un temps fixé.',
  },
  'ie.discipline.right-reprisal': {
    says: 'Ils ne peuvent pas vous punir pour une plainte sur la sécurité ou parce que vous signalez une faute.',
  },
  'ie.discipline.step': {
    says: 'Demandez par écrit la plainte, les preuves et la procédure de l’entreprise. Demandez plus de temps s’il le faut.',
  },
}
