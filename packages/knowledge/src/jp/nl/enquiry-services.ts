/** Questions about gyms, long services, phone contracts, tradespeople and fees for cancelling: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_NL: Words = {
  'jp.ask.step-buy': {
    says: 'Bel de consumentenlijn 188. Bewaar het contract, de rekeningen en alle berichten.',
  },
  'jp.ask.cancel-fee': {
    says: 'Wat boven het gemiddelde verlies van het bedrijf komt, is nietig. Vraag het bedrag uit te leggen. Bel 188 voordat u betaalt.',
    dependsOn: 'het contract en hoe vroeg u annuleerde',
  },
  'jp.ask.gym-ill': {
    says: 'Vraag schriftelijk om te stoppen, met een doktersbriefje. Een bedrag boven het gemiddelde verlies van het bedrijf is nietig: vraag hoe het berekend is. Een clausule die u nooit laat gaan kan ook nietig zijn. Veel clubs geven een pauze bij ziekte. Bel 188 voor u betaalt.',
  },
  'jp.ask.long-service': {
    says: 'Dit geldt boven 50.000 yen en langer dan een maand bij schoonheid, twee maanden bij de rest. Acht dagen na ontvangst van het papier kunt u gratis herroepen per brief of e-mail. Later kunt u nog altijd stoppen. Bij begonnen schoonheidszorg kost het hooguit 20.000 yen of 10% van de rest, het laagste telt.',
  },
  'jp.ask.phone-contract': {
    says: 'Binnen acht dagen na het contractpapier kunt u meestal zonder boete herroepen (初期契約解除 of 確認措置). Aansluitkosten kunnen gelden. Bij contracten vanaf juli 2022 kost weggaan hooguit één maand. De rest van een toestel op afbetaling blijft verschuldigd. Bel 188 als u misleid bent.',
  },
}
