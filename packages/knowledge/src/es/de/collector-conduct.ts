/** What a collector may not do, and how to deal with one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_DE: Words = {
  'es.debt.who': {
    says: 'Ein Inkassobüro (empresa de recobro) ist eine private Firma. Es hat nicht mehr Macht als die Firma, mit der Sie zu tun hatten.',
  },
  'es.debt.no-visit-yet': {
    says: 'Niemand darf wegen dieser Schuld in Ihre Wohnung. Sie müssen einem Geldeintreiber nicht öffnen.',
  },
  'es.debt.no-prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie eine Rechnung oder einen Kredit nicht zahlen können.',
  },
  'es.debt.right-no-threats': {
    says: 'Niemand darf Ihnen drohen, Sie vor anderen beschämen oder Sie zur Zahlung zwingen. Drohung und Nötigung sind Straftaten.',
  },
  'es.debt.warning-pay-account': {
    says: 'Prüfen Sie Konto und Firma, bevor Sie zahlen. Rufen Sie die erste Firma unter einer bekannten Nummer an, nicht der im Brief.',
  },
  'es.debt.tactic-burofax': {
    says: 'Antworten Sie per burofax mit Inhaltsnachweis. Es beweist, was Sie wann gesagt haben.',
    risk: 'Es kostet einige Euro und zeigt, dass Sie die Schuld kennen.',
    notWhen: 'Nutzen Sie es nicht, um eine alte Schuld anzuerkennen.',
  },
}
