/** The French words of the rows in ../condominium-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_MEETING_FR: Words = {
  'it.condo-meeting.want': {
    says: 'Les propriétaires de l’immeuble sont convoqués à une assemblée (assemblea). L’ordre du jour dit ce qui se décide.',
  },
  'it.condo-meeting.who': {
    says: 'Le syndic (amministratore) travaille pour tous les propriétaires. Ce n’est ni un tribunal ni une administration.',
  },
  'it.condo-meeting.reality': {
    says: 'Une convocation n’est pas une facture. Les sommes de l’ordre du jour sont des propositions jusqu’au vote.',
  },
  'it.condo-meeting.rights': {
    says: 'Vous pouvez venir, parler et voter, envoyer quelqu’un avec un pouvoir écrit (delega) et voir les papiers avant.',
  },
  'it.condo-meeting.right-five-days': {
    says: 'La convocation doit vous parvenir au moins cinq jours avant la première date, avec le lieu, l’heure et l’ordre du jour. Sinon un juge peut annuler les décisions.',
  },
  'it.condo-meeting.right-challenge': {
    says: 'Voté contre, ou absent ? Vous avez 30 jours pour contester une décision : à partir du vote, ou pour l’absent du jour où il a reçu le procès-verbal.',
  },
  'it.condo-meeting.right-proxy': {
    says: 'Vous ne pouvez pas venir ? Toute personne peut y aller avec un pouvoir écrit, sauf le syndic.',
  },
  'it.condo-meeting.step-papers': {
    says: 'Demandez avant au syndic les comptes et les devis. Vous pouvez voir les factures et en prendre copie à vos frais.',
  },
  'it.condo-meeting.step-day': {
    says: 'Notez la seconde date : la réunion a le plus souvent lieu ce jour-là. Allez-y, ou donnez un pouvoir écrit qui dit comment voter.',
  },
}
