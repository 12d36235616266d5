/** Questions of people who leave a job by their own choice: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_NL: Words = {
  'ie.ask.own-notice': {
    says: 'Volgens de wet is het één week zodra u 13 weken werkte. Een contract kan meer vragen; is niets afgesproken, dan volstaat die week. Loon voor gewerkte dagen en opgebouwde vakantie zijn van u; men mag ze niet als boete houden. Zeg schriftelijk op met kopie. Komt het laatste loon niet, klaag binnen zes maanden bij de WRC. Het is gratis.',
  },
  'ie.ask.resign': {
    says: 'Loop niet overhaast weg. Om te gaan en toch te claimen (constructive dismissal) hebt u meestal 12 maanden werk en een ernstige fout van de werkgever nodig. Meestal moet u eerst de klachtenregeling gebruiken. Schrijf een klacht (grievance), bewaar notities en doktersbrieven, vraag advies: vakbond, FLAC, Citizens Information. Dan de WRC: zes maanden vanaf vertrek.',
  },
  'ie.ask.quit-job-welfare': {
    says: 'U kunt vanaf de eerste dag aanvragen. Zonder goede reden kan men tot negen weken weigeren, maar niet als u die had: gemeld pesten, gevaar, ziekte, geen opvang. Klaag dus eerst schriftelijk, ga naar een arts en bewaar bewijs. Zeg waarom u vertrok. Vraag Intreo intussen om Supplementary Welfare Allowance. Beroep gratis binnen 60 dagen.',
    dependsOn: 'of u een goede reden had',
  },
}
