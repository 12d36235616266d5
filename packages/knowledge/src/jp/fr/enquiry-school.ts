/** The French words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'jp.ask.school-bullying': {
    says: 'Dites-le à l’école par écrit et demandez une enquête pour harcèlement (いじめ) : la loi l’oblige à vérifier, signaler et protéger votre enfant. En cas de dommage grave ou de longue absence, il faut une enquête. Gardez un journal, des photos, des certificats. Voyez aussi la commission scolaire (教育委員会). Appelez le 0120-0-78310 à toute heure, gratuit. En cas de violence, la police.',
  },
}
