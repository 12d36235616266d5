/** Questions about debts that one cannot pay, costs, old debts and credit records, and the first steps against a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'nl.ask.step-debt': {
    says: 'Sammeln Sie Briefe und Summen. Bitten Sie Ihre Gemeinde (gemeente) um kostenlose Schuldenhilfe.',
  },
  'nl.ask.right-debt': {
    says: 'Nur ein Gerichtsvollzieher (deurwaarder) mit Urteil oder Befehl kann etwas pfänden.',
  },
  'nl.ask.cannot-pay': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um Schuldenhilfe. Sie ist kostenlos, und das erste Gespräch ist in vier Wochen. Bei dringender Gefahr sind es drei Werktage.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Verlangen Sie schriftlich die Rechnung und den Vertrag, bevor Sie zahlen. Kosten dürfen erst nach einem Brief dazukommen, der Ihnen 14 Tage gibt.',
    dependsOn: 'ob die Rechnung Ihre ist',
  },
  'nl.ask.collector-visits': {
    says: 'Ein Inkassobüro darf klingeln, aber Sie müssen nicht öffnen. Es hat keine Macht und darf nicht hinein. Schreiben Sie, dass Sie nur Briefe wollen. Ein Gerichtsvollzieher (deurwaarder) ist anders: Fragen Sie nach dem Urteil.',
  },
  'nl.ask.bkr': {
    says: 'Der Eintrag bleibt meist bis fünf Jahre nach der Zahlung. Bitten Sie vorher den Kreditgeber schriftlich um Löschung und sagen Sie, wie er Ihnen schadet. Lehnt er ab, können Sie zum Richter gehen.',
  },
  'nl.ask.surety': {
    says: 'Zuerst muss der Schuldner nicht zahlen. Eine private Bürgschaft gilt nur schriftlich und mit Höchstsumme, wenn die Schuld nicht feststand. Ohne das Ja Ihres Partners ist sie anfechtbar. Verlangen Sie das Papier und fragen Sie vor dem Zahlen einen Anwalt.',
    dependsOn: 'was Sie unterschrieben haben',
  },
}
