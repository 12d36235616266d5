/** What a collector may not do and may not add, and how to deal with one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'it.debt.who': {
    says: 'Ein Inkassobüro (società di recupero crediti) ist eine private Firma mit Polizeilizenz. Es hat nicht mehr Macht als die Firma, mit der Sie zu tun hatten.',
  },
  'it.debt.no-visit': {
    says: 'Ein Geldeintreiber darf nicht in Ihre Wohnung kommen und Sie nicht immer wieder anrufen. Sie müssen die Tür nicht öffnen.',
  },
  'it.debt.no-prison': {
    says: 'Sie kommen nicht ins Gefängnis, weil Sie eine Rechnung oder einen Kredit nicht zahlen können.',
  },
  'it.debt.right-no-threats': {
    says: 'Niemand darf Ihnen drohen oder Sie Tag und Nacht anrufen. Niemand darf Ihrer Familie oder Ihrem Chef von der Schuld erzählen.',
  },
  'it.debt.right-data': {
    says: 'Sie haben das Recht, Ihre gespeicherten Daten kostenlos zu sehen, meist innerhalb eines Monats.',
  },
  'it.debt.insight-costs': {
    says: 'Inkassokosten (spese di recupero) zählen nur, wenn der Vertrag oder das Gesetz sie vorsieht.',
    actionable: 'Fragen Sie, wo das im Vertrag steht und was dafür getan wurde.',
  },
  'it.debt.warning-pay-account': {
    says: 'Prüfen Sie Konto und Firma, bevor Sie zahlen. Rufen Sie die erste Firma unter einer Nummer an, die Sie kennen, nicht unter der im Brief.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Antworten Sie per Einschreiben mit Rückschein (raccomandata A/R) oder zertifizierter E-Mail (PEC). Das beweist, was Sie wann gesagt haben.',
    risk: 'Es zeigt, dass Sie die Forderung kennen.',
    notWhen: 'Nutzen Sie es nicht, um eine alte Schuld anzuerkennen.',
  },
  'it.debt.right-publish': {
    says: 'Eine Drohung, etwas über Sie zu veröffentlichen, ist kein Schritt des Rechts. Heben Sie die Nachricht auf. Wer für Geld ein Unrecht androht, kann eine Straftat begehen (estorsione).',
  },
  'it.debt.right-of-firms': {
    says: 'Für Ihren Betrieb bestellt? Dann helfen die Regeln für Verbraucher nicht. Ein hoher Verzugszins und 40 € können dazukommen. Verlangen Sie trotzdem den Vertrag.',
  },
}
