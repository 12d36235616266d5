/** The German words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_DE: Words = {
  'nz.discipline.want': {
    says: 'Ihr Arbeitgeber verwarnt Sie wegen Ihrer Arbeit oder Ihres Verhaltens. Das ist keine Kündigung, kann aber später benutzt werden.',
  },
  'nz.discipline.reality': {
    says: 'Der Arbeitgeber muss es zuerst untersuchen, Ihnen seine Bedenken sagen, Sie anhören und über Ihre Antwort nachdenken.',
  },
  'nz.discipline.right-fair': {
    says: 'Vor jeder Verwarnung oder Kündigung müssen Sie die Tatsachen bekommen und eine echte Möglichkeit zu antworten.',
  },
  'nz.discipline.right-helper': {
    says: 'Sie können einen Helfer, eine Gewerkschaft oder einen Anwalt zum Gespräch mitbringen.',
  },
  'nz.discipline.right-grievance': {
    says: 'Eine unfaire Verwarnung kann Grund für eine persönliche Beschwerde (personal grievance) sein. Erheben Sie sie innerhalb von 90 Tagen bei Ihrem Arbeitgeber.',
  },
  'nz.discipline.step': {
    says: 'Bitten Sie vor dem Gespräch schriftlich um die Tatsachen und um Zeit für Beratung. Antworten Sie schriftlich und behalten Sie eine Kopie.',
  },
}
