/** Questions about illness and bullying at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_NL: Words = {
  'es.ask.mutua-alta': {
    says: 'Vraag het INSS binnen tien werkdagen het betermelden te herzien en meld het dezelfde dag aan het bedrijf. Na een arbeidsongeval bij de mutua lopen verlof en geld door tot het besluit. Bevestigt het INSS, dan betaalt u terug.',
  },
  'es.ask.mobbing': {
    says: 'Noteer alles met dag en getuigen en ga naar de arts. Gebruik de weg van het bedrijf en de inspectie. De rechter kan het snel stoppen en geld geven. U kunt ook het einde met vergoeding vragen.',
  },
}
