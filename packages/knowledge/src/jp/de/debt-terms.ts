/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_TERMS_DE: Words = {
  'jp.debt.right-late-cap': {
    says: 'Eine Firma darf von Verbrauchern höchstens 14,6 % Verzugszinsen im Jahr verlangen. Was darüber liegt, ist nichtig. Für Kredite gelten eigene Grenzen.',
  },
  'jp.debt.right-guarantor': {
    says: 'Eine Bürgschaft gilt nur schriftlich. Bei offenen muss eine Höchstsumme genannt sein. Der Gläubiger muss Sie binnen zwei Monaten informieren, wenn der Schuldner die Ratenzahlung verliert.',
  },
  'jp.debt.right-sold': {
    says: 'Eine verkaufte Forderung bindet Sie erst, wenn der alte Gläubiger es mitgeteilt hat oder Sie zugestimmt haben. Sie können alles einwenden wie vorher, etwa bezahlt oder verjährt.',
  },
  'jp.debt.right-history': {
    says: 'Sie können beim Kreditgeber alle Daten zu Ihren Krediten und Zahlungen ansehen und kopieren. Er darf das nicht verweigern.',
  },
  'jp.debt.right-servicer': {
    says: 'Ein zugelassenes Inkassobüro darf Sie nicht bedrohen oder bedrängen. Haben Sie einen Anwalt, muss es an ihn schreiben.',
  },
  'jp.debt.right-student-loan': {
    says: 'Bei einem Studienkredit können Sie kleinere Raten oder Aufschub verlangen, wenn Sie krank sind oder wenig verdienen. Fragen Sie früh.',
  },
  'jp.court.right-talks': {
    says: 'Können Sie Ihre Schulden nicht zahlen, können Sie beim Summargericht günstige Gespräche mit den Gläubigern beantragen (特定調停).',
  },
  'jp.court.right-rate': {
    says: 'Zinsen eines Kredits über 15 bis 20 % im Jahr sind nichtig, Verzugszinsen eines Kreditgebers über 20 %. Fragen Sie, wie gerechnet wurde.',
  },
  'jp.debt.right-condo-fee': {
    says: 'Die Eigentümergemeinschaft kann dies vorrangig aus der Wohnung fordern, auch vom Käufer, und nach langem Verzug auf Verkauf klagen. Bieten Sie jetzt Raten an. Was über fünf Jahre alt ist, kann verjährt sein.',
  },
  'jp.debt.right-before-2020': {
    says: 'Für einen Kredit einer Bank oder Kreditfirma von vor April 2020 galten nach dem alten Handelsgesetz auch fünf Jahre. Bei Genossenschaften (信用金庫) oder Privatleuten waren es meist zehn.',
  },
  'jp.debt.right-false-demand': {
    says: 'Sie kennen keinen solchen Vertrag? Dann ist es vielleicht eine erfundene Forderung (架空請求), also Betrug. Rufen Sie die Nummer nicht an. Fragen Sie zuerst die Verbraucherstelle 188.',
  },
  'jp.debt.step-false-demand': {
    says: 'Rufen Sie die Nummer nicht an, zahlen Sie nicht und kaufen Sie keine Guthabenkarten. Heben Sie die Nachricht auf und fragen Sie die Verbraucherhotline 188 oder die Polizei unter #9110.',
  },
}
