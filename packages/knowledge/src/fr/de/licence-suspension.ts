/** The German words of the rows in ../licence-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_SUSPENSION_DE: Words = {
  'fr.suspension.want': {
    says: 'Der Präfekt setzt Ihren Führerschein für einige Monate aus (suspension). Über den Verstoß entscheidet noch ein Richter.',
  },
  'fr.suspension.warn': {
    says: 'Fahren Sie nicht, solange das dauert. Es ist eine Straftat, und der Versicherer zahlt vielleicht nicht.',
  },
  'fr.suspension.deadline': {
    says: 'Sie haben zwei Monate, um vor das Verwaltungsgericht (tribunal administratif) zu gehen. Brauchen Sie den Führerschein für die Arbeit, beantragen Sie sofort einen eiligen Stopp.',
    action: 'Die Aussetzung anfechten',
    consequence: 'Sie läuft bis zu ihrem Ende.',
  },
  'fr.suspension.right-end': {
    says: 'Sie fällt weg, wenn der Richter Sie freispricht oder ein kürzeres Fahrverbot gibt. Die Zeit wird auf ein Fahrverbot des Richters angerechnet.',
  },
  'fr.suspension.step': {
    says: 'Prüfen Sie die Zeiten: Meist muss der Bescheid binnen 72 oder 120 Stunden kommen, nachdem Ihr Führerschein einbehalten wurde. Buchen Sie die ärztliche Prüfung früh.',
  },
}
