/** Rechte beim Inkasso: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_DE: Words = {
  'gb.debt.right-no-entry': {
    says: 'Sie haben das Recht, Geldeintreiber (debt collectors) nicht hereinzulassen. Sie müssen die Tür nicht öffnen. Sie müssen gehen, wenn Sie es sagen.',
  },
  'gb.debt.right-no-goods': {
    says: 'Sie müssen Geldeintreiber nicht hereinlassen. Sie können Ihre Sachen nicht nehmen. Das können nur Gerichtsvollzieher (bailiffs) mit einem Gerichtsbefehl (warrant) oder einer gesetzlichen Befugnis.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Sie haben das Recht, die Schuld zu bestreiten. Nennen Sie einen echten Grund, muss die Firma während der Prüfung aufhören, Geld einzutreiben.',
  },
  'gb.debt.right-they-prove': {
    says: 'Die Firma muss zeigen, dass Sie die richtige Person sind und die Summe stimmt. Sie müssen nicht das Gegenteil beweisen.',
  },
  'gb.debt.right-truth': {
    says: 'Sie haben das Recht auf die Wahrheit. Sie dürfen sich nicht als Gerichtsvollzieher oder Gericht ausgeben. Sie dürfen nicht mit etwas drohen, was das Gesetz nicht erlaubt.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Sie haben das Recht, in Ruhe gelassen zu werden. Eine Firma darf Sie nicht täuschen oder einschüchtern, damit Sie zahlen.',
  },
  'gb.debt.right-contact': {
    says: 'Sie können sagen, wann, wo und wie man Sie erreichen darf. Sie dürfen nicht zu schlechten Zeiten anrufen und nichts Ihrer Familie, Ihrem Chef oder Nachbarn sagen.',
  },
  'gb.debt.right-afford': {
    says: 'Sie müssen Ihnen faire Zeit zum Zahlen geben. Sie dürfen Sie nicht drängen, alles auf einmal zu zahlen oder dafür Geld zu leihen.',
  },
  'gb.debt.right-agreement': {
    says: 'Sie haben für £1 ein Recht auf eine Kopie Ihres Kreditvertrags (credit agreement). Kommt sie nicht innerhalb von 12 Werktagen, können sie ihn bis dahin nicht durchsetzen.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Sie dürfen Inkassokosten nur aufschlagen, wenn Ihr Vertrag das erlaubt. Die Kosten dürfen nicht höher sein als ihr fairer Aufwand.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Sagen Sie, dass eine Schuldnerberatung Ihnen bei einem Plan hilft. Dann müssen sie eine faire Zeit warten. Oft sind das 30 Tage.',
  },
  'gb.debt.right-mental-health': {
    says: 'Macht Ihre Gesundheit es schwer, mit Geld umzugehen? Sagen Sie es. Sie müssen dafür faire Regeln haben und danach handeln.',
  },
  'gb.debt.warn-restart': {
    says: 'Vor Ende der sechs Jahre kann eine Zahlung sie neu starten. Ein unterschriebener Brief, der die Schuld anerkennt, kann das auch.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Eine Zahlung auf eine alte Schuld kann neue fünf Jahre starten, wenn die ersten fünf nicht vorbei sind. Ein schriftliches Anerkenntnis kann das auch.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Ist die Schuld echt, kann Schweigen zu Klage (court claim) und Urteil (judgment) führen. Ignorieren Sie sie nicht für immer.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Betrüger machen solche Briefe nach. Prüfen Sie, ob es die Firma gibt. Suchen Sie ihre Nummer selbst, nicht in einer SMS oder E-Mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'Kostenlose Schuldnerberatung ist so gut wie bezahlte. Manche Firmen nehmen viel Geld für das, was gemeinnützige Stellen umsonst tun.',
  },
  'gb.debt.element-balance': {
    says: 'Sie müssen sagen können, was geschuldet wird und wie viel davon überfällig ist.',
    name: 'Die geschuldete Summe',
    ifMissing:
      'Der Brief nennt keine klare Summe. Verlangen Sie einen Kontoauszug, bevor Sie zustimmen.',
  },
}
