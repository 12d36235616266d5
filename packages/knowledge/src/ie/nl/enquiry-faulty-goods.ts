/** Questions about faults, delivery, cancelling and firms that closed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'ie.ask.faulty': {
    says: 'Binnen 30 dagen kunt u bij een gebrek uw geld terugkrijgen. Daarna eerst herstel of iets nieuws. De winkel moet het oplossen.',
  },
  'ie.ask.cancel': {
    says: 'Kocht u online, aan de telefoon of aan de deur? Dan hebt u 14 dagen om te annuleren. In een winkel is er zo’n recht niet.',
    dependsOn: 'waar u het kocht',
  },
  'ie.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als u niets anders afsprak. Geef hem schriftelijk één redelijke laatste dag. Gaat die ook voorbij, stop dan het contract en vraag al uw geld terug. Betaalde u met een kaart, vraag dan uw bank het terug te halen (chargeback).',
  },
  'ie.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat stuk ging. Spullen moeten een redelijke tijd meegaan, ook na de garantie. Vraag gratis herstel of iets nieuws; lukt dat niet, dan geld terug.',
  },
  'ie.ask.used-car': {
    says: 'Schrijf de handelaar meteen. Binnen 30 dagen kunt u bij een ernstig gebrek de auto teruggeven voor uw geld. Vraag daarna eerst gratis herstel. Een particuliere verkoper is anders.',
  },
  'ie.ask.firm-closed': {
    says: 'Vraag schriftelijk het geld, en vraag uw bank meteen het terug te halen (chargeback). U hoeft niet te betalen voor wat ze niet leveren. Is het bedrijf failliet (insolvent), schrijf dan de curator (liquidator).',
  },
}
