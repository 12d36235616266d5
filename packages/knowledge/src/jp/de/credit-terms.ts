/** Bürgen, verkaufte Forderungen, Kredit und Pfändung, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_DE: Words = {
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
  'jp.credit.right-stop-paying': {
    says: 'Kam auf Kredit gekaufte Ware nie oder ist sie mangelhaft, können Sie auch die Zahlung an die Kreditfirma stoppen (支払停止の抗弁). Teilen Sie es schriftlich mit.',
  },
  'jp.credit.right-twenty-days': {
    says: 'Eine Kreditfirma kann den ganzen Rest erst nach schriftlicher Aufforderung mit mindestens 20 Tagen verlangen.',
  },
  'jp.debt.right-student-loan': {
    says: 'Bei einem Studienkredit können Sie kleinere Raten oder Aufschub verlangen, wenn Sie krank sind oder wenig verdienen. Fragen Sie früh.',
  },
  'jp.debt.know-club-fee': {
    says: 'Ein Vereinsbeitrag beruht auf der Satzung (会則), der Sie zugestimmt haben. Sind Sie ausgetreten oder nie beigetreten, sagen Sie es mit Datum.',
  },
  'jp.debt.club-reality': {
    says: 'Das ist eine höfliche Erinnerung an einen Beitrag. Deswegen kann niemand Ihr Geld nehmen, und ohne Grund in der Satzung kommt nichts hinzu.',
  },
  'jp.debt.club-step': {
    says: 'Prüfen Sie, ob Sie gezahlt haben und noch Mitglied sind. Wenn ja, zahlen Sie oder bitten um Zeit. Sind Sie ausgetreten, schreiben Sie den Tag.',
  },
  'jp.court.right-talks': {
    says: 'Können Sie Ihre Schulden nicht zahlen, können Sie beim Summargericht günstige Gespräche mit den Gläubigern beantragen (特定調停).',
  },
  'jp.enforce.right-stop-suit': {
    says: 'Haben Sie nach dem Urteil gezahlt oder ist es verjährt, können Sie gegen die Pfändung klagen (請求異議の訴え) und einen Stopp beantragen.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Einer Ladung zur Vermögensauskunft (財産開示) müssen Sie folgen. Wegbleiben oder Lügen ist strafbar. Holen Sie vorher Rat.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Auch das Steueramt muss Ihnen einen Grundteil des Lohns und Dinge zum Leben und Arbeiten lassen. Ist nichts zu holen, kann es die Eintreibung einstellen.',
  },
  'jp.court.right-rate': {
    says: 'Zinsen eines Kredits über 15 bis 20 % im Jahr sind nichtig, Verzugszinsen eines Kreditgebers über 20 %. Fragen Sie, wie gerechnet wurde.',
  },
  'jp.credit.right-long-service': {
    says: 'Über einen Kredit bezahlt? Beenden Sie den Kurs oder schließt der Laden, schreiben Sie der Kreditfirma, dass Sie für den Rest nicht mehr zahlen (支払停止の抗弁).',
  },
  'jp.debt.right-condo-fee': {
    says: 'Die Eigentümergemeinschaft kann dies vorrangig aus der Wohnung fordern, auch vom Käufer, und nach langem Verzug auf Verkauf klagen. Bieten Sie jetzt Raten an. Was über fünf Jahre alt ist, kann verjährt sein.',
  },
  'jp.credit.right-file': {
    says: 'Sie können Ihre Kreditdaten bei CIC, JICC und der Bankenstelle (全国銀行個人信用情報センター) für wenig Geld einsehen. Ist etwas falsch, müssen sie es berichtigen.',
  },
  'jp.credit.refused-reality': {
    says: 'Eine Firma darf Kredit ablehnen und muss keinen Grund nennen. Sie schulden nichts. Alte Verspätungen verschwinden meist nach fünf Jahren aus den Daten.',
  },
}
