/** The French words of the rows in ../right-to-sue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_SUE_FR: Words = {
  'us.sue.want': {
    says: 'L’agence ferme votre plainte (charge) pour discrimination. Cela ne veut pas dire que vous aviez tort : vous pouvez aller vous-même au tribunal.',
  },
  'us.sue.right': {
    says: 'Vous pouvez saisir le tribunal dans les 90 jours après avoir reçu cet avis. Après ce jour, le droit est le plus souvent perdu.',
  },
  'us.sue.deadline': {
    says: 'Vous avez 90 jours pour saisir le tribunal, comptés du jour où vous avez reçu l’avis. Pour être sûr, comptez depuis sa date.',
    action: 'Déposer votre demande au tribunal',
    consequence: 'Le tribunal rejette le plus souvent une demande plus tardive.',
  },
  'us.sue.step': {
    says: 'Gardez l’enveloppe ou le mail : ils montrent le jour de l’arrivée. Demandez votre dossier à l’EEOC et voyez un avocat en droit du travail cette semaine.',
  },
}
