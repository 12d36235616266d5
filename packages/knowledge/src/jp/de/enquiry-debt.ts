/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'jp.ask.step-debt': {
    says: 'Sammeln Sie Ihre Briefe und rufen Sie Houterasu an.',
  },
  'jp.ask.right-debt': {
    says: 'Eine private Firma kann ohne Gericht nicht pfänden.',
  },
  'jp.ask.old': {
    says: 'Haben Sie fünf Jahre nichts gezahlt und entschied kein Gericht, ist die Schuld sehr wahrscheinlich zu alt. Sie endet nicht von selbst: Sie müssen es sagen (時効の援用), am besten per Brief mit Inhaltsnachweis (内容証明). Rufen Sie also nicht an, zahlen und versprechen Sie nichts: Das startet die Zeit neu. Nach einem Urteil sind es zehn Jahre. Auf Gerichtspost antworten Sie rechtzeitig. Ein 司法書士 oder 法テラス hilft.',
    dependsOn: 'wann Sie zuletzt gezahlt oder versprochen haben',
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
