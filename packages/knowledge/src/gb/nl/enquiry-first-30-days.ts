/** The Dutch words of the rows in ../enquiry-first-30-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_30_DAYS_NL: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Heeft het een fout, dan kunt u het binnen 30 dagen weigeren en al uw geld terugkrijgen. Schrijf het de verkoper nu. Hij moet binnen 14 dagen na zijn ja terugbetalen.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'Nee. In de eerste 30 dagen kunt u spullen met een fout weigeren en al uw geld terugkrijgen. Kiest u reparatie, dan staan die dagen intussen stil. Schrijf het de verkoper.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Ja, als u het de verkoper binnen 30 dagen na ontvangst zei. De wet geeft 30 dagen om spullen met een fout te weigeren, niet 28. Er hoeft geen reparatie voor te komen. Schrijf de verkoper vandaag met beide data.',
  },
}
