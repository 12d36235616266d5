/** Questions about breaks and sick days: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BREAKS_AND_SICK_DAYS_FR: Words = {
  'us.ask-work.lunch-break': {
    says: 'Aucune loi fédérale ne donne aux adultes une pause repas, mais beaucoup d’États le font. Les pauses jusqu’à 20 minutes sont payées. De même un repas pendant lequel vous travaillez.',
    dependsOn: 'votre État',
  },
  'us.ask-work.meal-break': {
    says: 'Si vous devez continuer à travailler, la pause compte comme temps de travail et doit être payée. Notez les heures. Vous pouvez vous plaindre gratuitement à la Wage and Hour Division.',
  },
  'us.story.sick': {
    says: 'Vingt États environ paient des heures de maladie, comme la Californie, New York, le New Jersey, l’Illinois, le Michigan et Washington. Là, on ne peut ni vous renvoyer ni vous avertir pour cela. Un certificat n’est souvent dû que dès le 3e ou 4e jour. Ailleurs, les règles de l’entreprise comptent, mais dès 50 travailleurs une maladie grave donne un congé sans paie. Redemandez avec votre État.',
    dependsOn: 'votre État, votre ville et la taille de l’entreprise',
  },
  'us.story.breaks': {
    says: 'La loi fédérale n’exige pas de pauses pour les adultes, mais les pauses courtes sont du temps payé. Beaucoup d’États les exigent, comme la Californie, New York, Washington, l’Illinois et le Massachusetts.',
    dependsOn: 'votre État',
  },
}
