/** A court judgment: warnings, what an adviser would notice, tactics and required parts. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_INSIGHTS_NL: Words = {
  'gb.judgment.warn-bailiffs': {
    says: 'Betaalt of antwoordt u niet? Dan kunnen ze de rechter vragen om deurwaarders (bailiffs), geld van uw loon, of een last op uw woning (charge).',
  },
  'gb.judgment.warn-move-fast': {
    says: 'De rechter kijkt hoe snel u iets deed toen u het wist. Wilt u het laten vernietigen, wacht dan niet.',
  },
  'gb.judgment.insight-default': {
    says: 'Dit vonnis kwam er, of is gevraagd, omdat de rechtbank geen antwoord van u kreeg. Geen rechter heeft uw kant gehoord.',
    actionable:
      'Ga na waarheen en wanneer de eis is gestuurd. Ging hij naar een oud adres? Zeg het de rechtbank meteen.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Dit papier vraagt de rechtbank om een vonnis. Misschien is het er nog niet.',
    actionable:
      'Bel de rechtbank nu met het zaaknummer (claim number). Is er nog geen vonnis? Stuur dezelfde dag uw antwoord.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Vraag de eiser (claimant) of hij het vonnis laat vernietigen in ruil voor betaling. Sommigen doen dat. De rechter kan dat dan bepalen.',
    risk: 'Ze kunnen nee zeggen. Er zijn toch kosten van de rechtbank.',
    notWhen: 'Uw maand om te betalen is bijna voorbij.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Vraagt u een vonnis te vernietigen of te veranderen? Vraag dan ook de deurwaarders (bailiffs) tegen te houden tot de rechter beslist.',
    risk: 'De rechter wil misschien dat u intussen iets betaalt.',
    notWhen: 'Niemand heeft om deurwaarders gevraagd.',
  },
  'gb.judgment.element-case': {
    says: 'Op een echt vonnis staan een rechtbank en een zaaknummer (claim number).',
    name: 'Een rechtbank, een zaaknummer en een datum',
    ifMissing: 'We zien geen zaaknummer. Kijk in het register van vonnissen voordat u betaalt.',
  },
}
