/** The seizure of a bank account (saisie-attribution): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_SEIZURE_WORDS: Words = {
  'fr.officer.want-bank': {
    says: 'Geld auf Ihrem Bankkonto wurde für einen Gläubiger gesperrt (saisie-attribution).',
  },
  'fr.officer.not-yet-bank': {
    says: 'Die Bank zahlt dem Gläubiger nichts, bevor der Monat für die Anfechtung vorbei ist, außer Sie stimmen zu.',
  },
  'fr.officer.deadline-bank': {
    says: "Sie haben ab der Mitteilung (dénonciation) einen Monat, um die Kontopfändung vor dem Vollstreckungsrichter (juge de l'exécution) anzufechten.",
    action: 'Die Kontopfändung anfechten',
    consequence: 'Danach zahlt die Bank dem Gläubiger.',
  },
  'fr.officer.step-bank': {
    says: 'Sagen Sie Ihrer Bank, wenn Sozialleistungen oder Lohn eingingen. Zeigen Sie Belege und verlangen Sie, dass dieses Geld frei wird.',
  },
  'fr.officer.right-floor': {
    says: 'Eine Grundsumme muss auf Ihrem Konto bleiben, etwa 650 €. Die Bank macht das von selbst.',
  },
  'fr.officer.warn-block': {
    says: 'Ihre Konten können 15 Werktage gesperrt sein. Fragen Sie Ihre Bank, wie Sie inzwischen Essen und Miete zahlen.',
  },
}
