/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'jp.ask.step-debt': {
    says: 'Sammeln Sie Ihre Briefe und rufen Sie Houterasu an.',
  },
  'jp.ask.right-debt': {
    says: 'Eine private Firma kann ohne Gericht nicht pfänden.',
  },
  'jp.ask.cannot-pay': {
    says: 'Rufen Sie Houterasu an. Bei kleinem Einkommen ist der Rat kostenlos. Es gibt drei Wege: einen Plan, einen Gerichtsplan oder die Insolvenz.',
  },
  'jp.ask.late-charges': {
    says: 'Bei Krediten von Kreditfirmen sind höchstens 20 % im Jahr für Verzug erlaubt, bei anderen Verträgen mit Firmen 14,6 %. Darüber schulden Sie nichts. Ist es ein Vielfaches des Kredits, ist er alt: Suchen Sie zuerst Ihre letzte Zahlung. Nach fünf Jahren können Sie Verjährung sagen. Zahlen Sie vorher keinen Teil.',
  },
  'jp.ask.certified-letter': {
    says: 'Es ist nur ein Brief, kein Gerichtsbeschluss. Ignorieren Sie ihn aber nicht: Eine Klage kann folgen. Prüfen Sie, ob Sie es schulden und ob es verjährt ist. Versprechen und zahlen Sie vorher nichts. Antworten Sie bis zum Tag im Brief, am besten mit Anwalt oder 法テラス.',
  },
}
