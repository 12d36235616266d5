/** The Dutch words of the rows in ../adult-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_PROTECTION_NL: Words = {
  'fr.protect.want': {
    says: 'Een rechter moet bekijken of iemand u moet helpen of voor u handelen (curatelle, tutelle). Niemand klaagt u aan.',
  },
  'fr.protect.right-needed': {
    says: 'Er is een verklaring nodig van een arts op de lijst van de officier, en het moet nodig zijn: volmacht, partner of eigen mandaat gaan voor. Niet verder dan nodig.',
  },
  'fr.protect.right-heard': {
    says: 'De rechter moet u in de regel horen, tenzij een arts zegt dat het u schaadt. Een advocaat mag mee; vraag het de rechter voor iemand anders. Zeg wie u wilt: familie gaat voor vreemden.',
  },
  'fr.protect.right-appeal': {
    says: 'U kunt binnen 15 dagen na ontvangst in beroep, met een aangetekende brief aan dat gerecht, zonder advocaat. U mag altijd vragen het te beëindigen of te verlichten, met een verklaring van een arts.',
  },
  'fr.protect.step': {
    says: 'Schrijf vooraf op wat u zelf kunt en wie helpt, en neem papieren over uw geld mee. Vraag het dossier te zien.',
  },
}
