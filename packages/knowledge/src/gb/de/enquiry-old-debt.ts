/** Questions about debts that may be too old: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_DE: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Meist ist es zu alt für das Gericht: über sechs Jahre ohne Zahlung, unterschriebenes Anerkenntnis und Urteil. Die Schuld besteht noch. Zahlen und erkennen Sie nichts an. Ignorieren Sie nie ein Gerichtsformular.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Wenn ja, sind die meisten Schulden in Schottland erloschen und Sie schulden nichts. Zahlen und erkennen Sie nichts an, bevor Sie Rat haben.',
    dependsOn:
      'ob fünf volle Jahre ohne Zahlung, schriftliches Anerkenntnis oder Gerichtsverfahren vorbei sind',
  },
  'gb.ask-debt.clock-again': {
    says: 'Nein, ein Anruf oder eine Antwort ohne Anerkenntnis tut das nicht. Eine Zahlung oder ein unterschriebenes Anerkenntnis tut es, aber nur vor Ende der sechs Jahre. Sind sie vorbei, schreiben Sie, dass die Schuld zu alt ist. Ignorieren Sie kein Gerichtsformular.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Nach sechs Jahren ohne Zahlung, unterschriebenes Anerkenntnis oder Urteil ist es zu alt für das Gericht. Ein Anruf oder eine Antwort ohne Anerkenntnis startet die Uhr nicht neu. Schreiben Sie, dass es zu alt ist, zahlen Sie nicht und ignorieren Sie nie ein Gerichtsformular.',
  },
}
