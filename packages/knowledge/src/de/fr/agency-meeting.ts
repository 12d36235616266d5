/** The French words of the rows in ../agency-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGENCY_MEETING_FR: Words = {
  'de.meeting.want': {
    says: 'L’agence vous convoque. Avec l’allocation chômage, vous devez y aller.',
  },
  'de.meeting.reality': {
    says: 'Absent sans motif, vous perdez une semaine d’allocation. Avec un bon motif, rien.',
  },
  'de.meeting.right-same-day': {
    says: 'Une autre heure le même jour compte, si l’entretien peut encore avoir lieu.',
  },
  'de.meeting.right-travel': {
    says: 'Demandez les frais de trajet : ils peuvent être remboursés. Vous pouvez venir accompagné.',
  },
  'de.meeting.step': {
    says: 'Empêché ? Prévenez avant, avec preuve, par exemple un arrêt, et demandez une autre date.',
  },
  'de.meeting.option': {
    says: 'Allez-y avec cette lettre.',
    title: 'Aller au rendez-vous',
    cost: 'Gratuit.',
    time: 'Le jour indiqué.',
    risk: 'Aucun.',
    bestFor: 'Vous pouvez y aller.',
  },
}
