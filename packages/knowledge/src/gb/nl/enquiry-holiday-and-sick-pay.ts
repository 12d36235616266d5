/** Questions about holiday pay and sick pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_NL: Words = {
  'gb.ask-work.holiday': {
    says: 'De meeste werknemers krijgen 5.6 weken betaalde vakantie per jaar, naar verhouding bij deeltijd. Gaat u weg, dan moet verdiende en niet genomen vakantie worden betaald.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Sinds 6 april 2026 krijgen de meeste werknemers ziekengeld vanaf de eerste hele dag: £123,25 per week of 80% van uw gewone loon, als dat minder is. Een laag loon sluit u niet meer uit. Zeven dagen is uw eigen briefje genoeg, daarna hebt u een fit note nodig. Weigeren ze, vraag dan de reden schriftelijk (formulier SSP1) en bel HMRC of Acas.',
  },
  'gb.ask-work.zero-hours-holiday': {
    says: 'Ook met een nulurencontract bouwt u betaalde vakantie op. Bij wisselende uren is het 12.07% van de gewerkte uren. Het mag bij elk loon worden betaald als het er bovenop komt en apart op de loonstrook staat. Vakantie „in het uurloon” telt niet. Bij vertrek moet vakantie die u niet nam, worden betaald. Schrijf de baas de uren maal 12.07% en bel Acas binnen de termijn: 0300 123 1100.',
  },
  'gb.ask-work.holiday-part-time': {
    says: 'Neem uw werkdagen per week maal 5,6. Dat is 11,2 betaalde vakantiedagen per jaar bij twee dagen, 16,8 bij drie en 22,4 bij vier. Feestdagen (bank holidays) kunnen daarin zitten. Wisselen uw uren of werkt u maar een deel van het jaar, dan bouwt u 12,07% van de gewerkte uren op. Uw contract mag meer geven, nooit minder.',
  },
}
