/** The law on goods bought on credit and on credit that is refused, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_DE: Words = {
  'jp.credit.right-stop-paying': {
    says: 'Kam auf Kredit gekaufte Ware nie oder ist sie mangelhaft, können Sie auch die Zahlung an die Kreditfirma stoppen (支払停止の抗弁). Teilen Sie es schriftlich mit.',
  },
  'jp.credit.right-twenty-days': {
    says: 'Eine Kreditfirma kann den ganzen Rest erst nach schriftlicher Aufforderung mit mindestens 20 Tagen verlangen.',
  },
  'jp.credit.right-long-service': {
    says: 'Über einen Kredit bezahlt? Beenden Sie den Kurs oder schließt der Laden, schreiben Sie der Kreditfirma, dass Sie für den Rest nicht mehr zahlen (支払停止の抗弁).',
  },
  'jp.credit.right-file': {
    says: 'Sie können Ihre Kreditdaten bei CIC, JICC und der Bankenstelle (全国銀行個人信用情報センター) für wenig Geld einsehen. Ist etwas falsch, müssen sie es berichtigen.',
  },
  'jp.credit.refused-reality': {
    says: 'Eine Firma darf Kredit ablehnen und muss keinen Grund nennen. Sie schulden nichts. Alte Verspätungen verschwinden meist nach fünf Jahren aus den Daten.',
  },
}
