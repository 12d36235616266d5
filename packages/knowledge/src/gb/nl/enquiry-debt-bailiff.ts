/** Vragen over schulden en deurwaarders: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_BAILIFF_NL: Words = {
  'gb.ask-debt.bailiff-open-door': {
    says: 'Houd elke deur op slot. Een bailiff mag binnenlopen door een deur die niet op slot is, of die u opent, voor of achter. Niet door een raam en niet door u opzij te duwen. Voor council tax en de meeste schulden mag hij bij het eerste bezoek geen deur op slot forceren. Praat door de brievenbus, per telefoon of op papier.',
  },
  'gb.ask-debt.bailiff-entry': {
    says: 'Bij een eerste bezoek hoeft u hen niet binnen te laten. Bij gemeentebelasting (council tax), parkeerboetes en de meeste vonnissen mogen ze niet met dwang binnenkomen. Onbetaalde boetes van de rechter zijn anders.',
  },
  'gb.ask-debt.bailiff-goods': {
    says: 'Ze mogen basisspullen zoals bedden, een fornuis of een koelkast niet meenemen, en geen dingen van anderen. Gereedschap en een voertuig die u zelf voor werk nodig hebt, zijn veilig tot samen £1,350.',
    dependsOn: 'wat het is, van wie het is en of u het nodig hebt',
  },
  'gb.ask-debt.council-tax-prison': {
    says: 'In Engeland kan een rechter dit alleen als laatste stap, en alleen als u kon betalen en weigerde, of ernstig tekortschoot. Hij moet eerst kijken wat u kunt betalen. Vraag advies en ga naar elke zitting.',
    dependsOn: 'of u kon betalen en weigerde, of ernstig tekortschoot',
  },
  'gb.ask-debt.council-tax-prison-wales': {
    says: 'In Wales is sinds 1 april 2019 niemand meer naar de gevangenis gestuurd voor gemeentebelasting (council tax). De gemeente kan nog op andere manieren innen.',
  },
  'gb.ask-debt.bailiff-wait': {
    says: 'Een bailiff moet eerst een bericht (notice of enforcement) sturen en zeven volle dagen wachten. Zondagen en feestdagen tellen niet mee, en een rechter mag minder toestaan. Bel vóór die dag: tot dan blijven de kosten in de eerste fase.',
  },
}
