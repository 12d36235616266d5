/** Questions about Universal Credit after leaving a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_NL: Words = {
  'gb.ask-benefit.quit-uc': {
    says: 'U kunt Universal Credit meteen aanvragen. Zonder goede reden kan het hoofddeel tot 91 dagen stoppen, of 182 bij herhaling binnen een jaar. Goede redenen kunnen zijn: gemeld pesten, ziekte, gevaar of zorg voor een kind. Meld het eerst schriftelijk, ga naar de GP en bewaar bewijs. Bij een sanctie: vraag mandatory reconsideration en een hardship payment.',
  },
}
