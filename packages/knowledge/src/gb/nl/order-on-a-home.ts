/** An improvement notice: a danger in a rented home. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'U hebt 21 dagen voor beroep. De dag waarop u het bevel krijgt, telt als de eerste.'

export const ORDER_ON_A_HOME_NL: Words = {
  'gb.order.housing-who': {
    says: 'De gemeente vond een gevaar in een woning. Zij zegt de verhuurder of eigenaar welk werk te doen, en voor wanneer.',
  },
  'gb.order.housing-right-appeal': {
    says: 'U kunt binnen 21 dagen in beroep bij het woontribunaal (property tribunal). Het bevel wacht op de beslissing.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Uw beroep naar het tribunal sturen',
    consequence: 'Daarna is het bevel definitief.',
  },
  'gb.order.housing-step': {
    says: 'Lees welk werk wordt gevraagd en voor welke dagen. Vraag nu prijzen, en zeg de huurders wanneer er werklui komen.',
  },
  'gb.order.housing-right-grounds': {
    says: 'U kunt zeggen dat een andere eigenaar het werk moet doen, of dat een andere weg beter is voor deze woning.',
  },
  'gb.order.housing-right-reasons': {
    says: 'Het bevel moet het gevaar, het werk, de dagen en uw recht op beroep noemen.',
  },
  'gb.order.housing-step-officer': {
    says: 'Bel de ambtenaar als een dag niet haalbaar is of een ander herstel genoeg is. Vraag het antwoord op papier.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Stuur het formulier met het bevel, uw redenen en een rapport of prijzen.',
    title: 'In beroep gaan bij het tribunal',
    cost: 'Een bedrag voor het tribunal.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan moet het werk nog steeds gebeuren.',
    bestFor: 'Er is geen gevaar, het is niet aan u, of er wordt te veel gevraagd.',
  },
  'gb.order.housing-warning': {
    says: 'Het werk niet doen zonder redelijk excuus is strafbaar. De gemeente kan een boete geven, of het werk doen en u laten betalen.',
  },
  'gb.order.housing-option-works': {
    says: 'Laat het doen voor de dagen in het bevel, en stuur de gemeente de rekeningen en foto’s.',
    title: 'Het werk op tijd laten doen',
    cost: 'Wat het werk kost.',
    time: 'De dagen in het bevel.',
    risk: 'Is een vakman te laat, zeg het de gemeente voor de dag.',
    bestFor: 'Het gevaar is echt.',
  },
}
