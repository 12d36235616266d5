/** Questions about pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_NL: Words = {
  'us.ask-work.overtime': {
    says: 'De meeste werknemers krijgen na 40 uur per week anderhalf keer hun loon. Personeel met vast salaris verliest dat alleen bij bepaalde taken en minstens $684 per week. Sommige staten vragen meer.',
    dependsOn: 'uw taken en hoe u wordt betaald',
  },
  'us.ask-work.minimum-wage': {
    says: 'Het federale minimumloon is $7,25 per uur. De meeste staten hebben een hoger, en dan geldt dat. Kijk op de pagina van het arbeidskantoor van uw staat.',
  },
  'us.ask-work.tips': {
    says: 'Een werkgever, manager of chef mag uw fooien niet houden. Een pot onder werknemers kan mogen.',
  },
  'us.ask-work.no-w2': {
    says: 'Het bedrijf moet het voor 31 januari sturen. Vraag erom op papier. Bel vanaf eind februari de IRS, die schrijft het bedrijf. Komt het niet, doe dan op tijd aangifte met formulier 4852 en uw laatste loonstrook.',
  },
  'us.ask-work.pay-cut': {
    says: 'In de meeste staten mag het loon omlaag voor werk dat nog komt, nooit voor gewerkte uren en nooit onder het minimumloon. Sommige eisen bericht vooraf: Missouri 30 dagen, New York zeven. Zijn oude uren gekort, dien dan gratis een wage claim in.',
    dependsOn: 'uw contract, uw staat en wanneer u werkte',
  },
  'us.ask-everyday.hours-cut': {
    says: 'In de meeste staten mogen zij uw uren voor de komende dagen verminderen, maar moeten zij alle gewerkte uren betalen. Vraag om een deel werkloosheid. Een contract of regel van de vakbond kan het verbieden.',
    dependsOn: 'uw contract en uw staat',
  },
}
