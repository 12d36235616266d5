/** Questions about wages that an employer paid by mistake: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_DE: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'Irrtümlich gezahlter Lohn darf zurückgeholt werden, auch vom nächsten Lohn und ohne Ihr Ja. Fragen Sie aber zuerst, wie jede Summe zustande kam, und bitten Sie um kleine Raten. Sagen Sie, wenn ein großer Abzug Miete oder Essen gefährdet, und bieten Sie einen Monatsbetrag an. Laut Acas soll man einen fairen Plan vereinbaren: 0300 123 1100.',
  },
  'gb.ask-work.bonus': {
    says: 'Bonus und Provision zählen als Lohn. Versprach Vertrag, Brief oder Mail eine Summe und haben Sie die Bedingung erfüllt, ist sie geschuldet. Lesen Sie, was für Leute gilt, die gehen. Steht es in ihrem Ermessen, dürfen sie meist entscheiden: Verlangen Sie schriftlich den Grund. Schicken Sie Belege und eine Frist. Dann vor Fristende Acas anrufen: 0300 123 1100.',
    dependsOn: 'was Vertrag oder Zusage sagen',
  },
  'gb.ask-work.pay-for-damage': {
    says: 'Vom Lohn dürfen sie es nur nehmen, wenn Ihr Vertrag oder ein vorher unterschriebenes Papier es erlaubt. Ein Ja danach zählt nicht. Unterschreiben Sie jetzt also nichts. Sonst müssten sie klagen und zeigen, dass Sie nachlässig waren. Fragen Sie schriftlich nach der Klausel und den wahren Kosten. Wird trotzdem abgezogen: Acas, 0300 123 1100.',
    dependsOn: 'was Sie vorher unterschrieben haben',
  },
}
