/** The French words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_FR: Words = {
  'fr.work-warning.want': {
    says: 'Votre employeur sanctionne une faute par écrit (avertissement). Vous n’êtes pas licencié.',
  },
  'fr.work-warning.who': {
    says: 'C’est votre employeur. Le conseil de prud’hommes peut contrôler et annuler une sanction.',
  },
  'fr.work-warning.reality': {
    says: 'Votre emploi et votre salaire continuent. Une nouvelle faute pèserait plus : répondez si c’est faux. Après trois ans, il ne compte plus.',
  },
  'fr.work-warning.not-yet': {
    says: 'Cette lettre ne permet ni licenciement ni baisse de salaire. Les amendes sont interdites.',
  },
  'fr.work-warning.right-reason': {
    says: 'La lettre doit dire les faits. En cas de doute, il vous profite.',
  },
  'fr.work-warning.right-cancel': {
    says: 'Un juge peut annuler une sanction injuste ou trop lourde. Vous avez deux ans pour agir.',
  },
  'fr.work-warning.right-one': {
    says: 'La même faute ne peut être punie deux fois. On ne peut donc pas vous licencier pour elle seule ensuite.',
  },
  'fr.work-warning.step': {
    says: 'Répondez par écrit avec faits, dates et témoins. Gardez copie et preuve d’envoi. Demandez au CSE ou à un syndicat.',
  },
  'fr.work-warning.option': {
    says: 'Écrivez que vous contestez et demandez le retrait.',
    title: 'Contester par écrit',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'N’admettez pas plus que la vérité.',
    bestFor: 'Les faits sont faux.',
  },
}
