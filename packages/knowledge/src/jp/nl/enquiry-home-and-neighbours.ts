/** Questions on a house to be torn down, money paid before a lease, and residents' groups: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_NEIGHBOURS_NL: Words = {
  'jp.ask.house-torn-down': {
    says: 'U hoeft niet akkoord te gaan. Bij een gewone huur heeft de verhuurder een goede reden en zes maanden nodig. Ouderdom of verkoop is meestal niet genoeg zonder verhuisgeld (立退料). Teken niet. Vraag de reden op papier en noem uw kosten.',
  },
  'jp.ask.application-money': {
    says: 'Ja, als de huur nog niet gesloten was. Een makelaar moet het aanvraaggeld (申込金) teruggeven. Na het contract gelden de regels daarvan. Vraag het op papier met een laatste dag en meld het bij de prefectuur.',
  },
  'jp.ask.residents-group': {
    says: 'Ja. Een bewonersgroep is vrij en u kunt altijd schriftelijk weg. Bijdragen daarna bent u niet schuldig. Kosten voor gedeelde zaken, zoals licht, kunnen blijven. Weren zij u van de vuilnisplek, vraag dan de stad.',
  },
}
