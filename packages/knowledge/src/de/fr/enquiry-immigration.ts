/** The French words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'de.ask-stay.extend': {
    says: 'Demandez par écrit avant la fin du titre, même sans rendez-vous. Il reste alors valable jusqu’à la décision. Exigez la Fiktionsbescheinigung.',
  },
  'de.ask-stay.refused': {
    says: 'Voyez un avocat aujourd’hui. Vous avez en général un mois, mais le recours seul n’arrête rien. Demandez un arrêt urgent (Eilantrag).',
  },
  'de.ask-stay.asylum-no': {
    says: 'Vous avez deux semaines dès la remise pour saisir le tribunal, parfois une seule. La dernière page le dit. Souvent, le recours seul n’arrête pas l’éloignement : demandez aussi au tribunal un arrêt urgent (Eilantrag).',
  },
  'de.ask-stay.citizenship': {
    says: 'En général après cinq ans avec un titre sûr. Il faut vivre de ses revenus, l’allemand B1 et le test. Vous gardez l’ancien passeport.',
  },
  'de.ask-stay.no-answer': {
    says: 'Écrivez et fixez une date. Après trois mois sans bonne raison, vous pouvez demander au juge d’obliger à décider (Untätigkeitsklage).',
  },
  'de.ask-stay.step-advice': {
    says: 'Allez à un service gratuit (Migrationsberatung). En cas de refus, voyez un avocat le jour même.',
  },
}
