/** Claims for an injury: time limits and small road claims. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_CLAIMS_DE: Words = {
  'gb.injury.right-three-years': {
    says: 'Eine Klage wegen Verletzung muss innerhalb von drei Jahren bei Gericht sein. Für ein Kind beginnen sie mit 18. Ein erstes Angebot müssen Sie nicht annehmen.',
  },
  'gb.injury.scotland': {
    says: 'Eine Klage wegen Verletzung muss innerhalb von drei Jahren bei Gericht sein. Für ein Kind beginnen sie mit 16. Ein erstes Angebot müssen Sie nicht annehmen.',
  },
  'gb.injury.right-small-road': {
    says: 'Kleine Verletzungen im Auto laufen über die kostenlose Seite Official Injury Claim, mit festen Summen für Schleudertrauma. Ein Versicherer darf dafür vor einem ärztlichen Bericht nichts anbieten.',
  },
  'gb.injury.answer': {
    says: 'Keine Eile: Sie haben drei Jahre bis zur Klage. Holen Sie vor jedem Angebot einen ärztlichen Bericht, denn es beendet den Anspruch. Fragen Sie einen Anwalt; viele kosten nichts, wenn Sie verlieren.',
  },
}
