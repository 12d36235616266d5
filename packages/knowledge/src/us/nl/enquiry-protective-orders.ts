/** Questions about protective orders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTIVE_ORDERS_NL: Words = {
  'us.story.stalked': {
    says: 'Vraag de rechter om een beschermingsbevel (protective order); de formulieren zijn meestal gratis en u hebt geen advocaat nodig. Is wachten gevaarlijk, dan kan een rechter een eerste bevel tekenen zonder de ander erbij; daarna volgt een zitting. Schrijf elke dag, dreiging en bericht op, bewaar ze en vraag adressen geheim te houden. Overtreding leidt tot arrestatie. Bij gevaar 911; voor een veilig plan 1-800-799-7233.',
  },
  'us.ask-life.violent-partner': {
    says: 'Bij gevaar: bel 911. Gratis en geheime hulp met een veilig plan, dag en nacht: 1-800-799-7233. Een rechter kan de ander bevelen weg te blijven en het huis te verlaten, en de kinderen voorlopig bij u laten. De formulieren zijn meestal gratis en u hebt geen advocaat nodig. Een eerste bevel kan dezelfde dag getekend worden. Wie het breekt, pleegt een misdrijf; het geldt in elke staat.',
  },
  'us.ask-life.protection': {
    says: "Vraag de griffie om de formulieren; ze zijn meestal gratis en u hebt geen advocaat nodig. Is wachten gevaarlijk, dan kan een rechter dezelfde dag een eerste bevel tekenen zonder de ander erbij. Daarna volgt een zitting: neem foto's, berichten en data mee. Is het bevel tegen u, houd u eraan en ga naar de zitting. Bij gevaar 911; voor een veilig plan 1-800-799-7233.",
  },
}
