/** The German words of the rows in ../enquiry-state-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_MONEY_DE: Words = {
  'us.ask-state.storage': {
    says: 'Zahlen Sie vor dem Verkauf oder treffen Sie schriftlich eine Absprache. Bitten Sie um Papiere, Fotos und Medizin. Die Firma muss Ihnen zuerst schreiben, wie das Gesetz des Bundesstaats es sagt.',
  },
  'us.ask-state.bounced-check': {
    says: 'Zahlen Sie den Scheck bald und so, dass es einen Beleg gibt. Das Gesetz des Bundesstaats begrenzt, was dazukommen darf. Eine Straftat ist es meist nur bei Absicht.',
  },
  'us.ask-state.city-harm': {
    says: 'Schicken Sie der Stadt, dem Kreis oder dem Staat sofort eine schriftliche Forderung (claim). Manche geben nur 90 Tage oder sechs Monate. Machen Sie Fotos und behalten Sie Rechnungen und Namen von Zeugen.',
  },
  'us.ask-state.money-exam': {
    says: 'Gehen Sie hin oder schicken Sie die Antworten bis zum Tag: Es ist eine Anordnung des Gerichts. Schreiben Sie auf, welches Geld geschützt ist, etwa Leistungen. Damit müssen Sie nicht zahlen.',
  },
  'us.ask-state.rent-to-own': {
    says: 'Sie können die Sachen meist zurückgeben und schulden keine späteren Zahlungen. Lassen Sie sich das bestätigen. In den meisten Bundesstaaten können Sie auch in wenigen Tagen nachzahlen und sie behalten.',
  },
  'us.ask-state.old-judgment': {
    says: 'Ein Urteil gilt meist fünf bis 20 Jahre und kann oft erneuert werden. Fragen Sie das Gericht (clerk) nach dem Datum und jeder Erneuerung, bevor Sie zahlen oder etwas versprechen.',
    dependsOn: 'Ihr Bundesstaat und ob das Urteil erneuert wurde',
  },
}
