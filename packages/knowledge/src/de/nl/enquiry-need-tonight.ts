/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'de.ask-need.roof': {
    says: 'Uw gemeente moet u vannacht een dak geven, minstens een bed in de opvang. Ga nu naar het Ordnungsamt of Sozialamt, met uw kinderen. Is het dicht? Vraag de politie wie ’s nachts de bedden geeft. Het telt waar u nu bent. Zeggen zij nee, vraag dat op papier. Het Verwaltungsgericht (rechter) kan meteen een bed bevelen (Eilantrag).',
  },
  'de.ask-need.food': {
    says: 'Ga vandaag naar het Jobcenter (Sozialamt als u niet kunt werken) en zeg dat u geen geld voor eten hebt. Vraag op papier een deel van het geld van volgende maand (tot € 100), een lening of een voedselbon (Lebensmittelgutschein). Wacht u op een besluit? Vraag een Vorschuss. Zeggen zij nee, dan beslist het Sozialgericht snel en gratis. De Tafel geeft eten.',
  },
  'de.ask-need.lender': {
    says: 'Bel bij gevaar nu 110. U bedreigen om geld is een misdrijf, en woeker (Wucher) ook. Doe aangifte met berichten, namen en bedragen; de politie kan u beschermen. Bij woeker bent u geen rente schuldig. Leen niets om hem te betalen en spreek niet alleen met hem af. Weisser Ring helpt slachtoffers gratis: 116 006.',
  },
}
