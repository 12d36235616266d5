/** Questions about injuries at work, rival work and who is an employee: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TERMS_NL: Words = {
  'us.ask-life.work-injury': {
    says: 'Zeg het nu schriftelijk uw werkgever en ga naar een arts. Dien een claim in volgens de wet van uw staat: schuld maakt niet uit, maar de tijd is kort. Zij mogen u er niet om ontslaan.',
  },
  'us.ask-life.rival-work': {
    says: 'Sommige staten verbieden zulke beloften, andere staan alleen eerlijke toe. Teken niet haastig een nieuwe, en laat de uwe aan een advocaat zien voor u vertrekt.',
    dependsOn: 'uw staat, uw loon en wat u tekende',
  },
  'us.ask-life.contractor': {
    says: 'De naam beslist niet. Bepaalt het bedrijf uw uren en hoe u werkt, dan bent u misschien werknemer. Vraag de IRS (Form SS-8) en de Wage and Hour Division.',
    dependsOn: 'wie uw werk bepaalt',
  },
}
