/** Questions about Universal Credit after leaving a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_DE: Words = {
  'gb.ask-benefit.quit-uc': {
    says: 'Universal Credit können Sie sofort beantragen. Ohne guten Grund kann der Hauptteil bis zu 91 Tage ausfallen, beim zweiten Mal in einem Jahr 182. Gründe können gemeldetes Mobbing, Krankheit, Gefahr oder Kinderbetreuung sein. Melden Sie es vorher schriftlich, gehen Sie zum GP, sammeln Sie Belege. Bei einer Sperre: mandatory reconsideration und hardship payment beantragen.',
  },
}
