/** Court orders for payment (decreto ingiuntivo): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'it.claim.want-order': {
    says: 'Das ist ein Mahnbescheid des Gerichts (decreto ingiuntivo). Der Richter hat nur die Papiere des Gläubigers gesehen, nicht Ihre Sicht.',
  },
  'it.claim.no-seizure': {
    says: 'Steht dort nicht „provvisoriamente esecutivo“ (vorläufig vollstreckbar), kann die Gegenseite in den ersten 40 Tagen nichts pfänden.',
  },
  'it.claim.sixty-days': {
    says: 'Ein Mahnbescheid (decreto ingiuntivo) muss innerhalb von 60 Tagen ab seinem Datum zugestellt werden. Sonst verliert er seine Wirkung.',
  },
  'it.claim.deadline-order': {
    says: 'Sie haben 40 Tage ab dem Tag der Zustellung (notifica) an Sie. Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Zahlen oder durch einen Anwalt widersprechen (opposizione)',
    consequence:
      'Der Mahnbescheid (decreto ingiuntivo) wird endgültig. Dann kann die Gegenseite Lohn, Konto und Sachen pfänden.',
  },
  'it.claim.right-oppose': {
    says: 'Sie haben das Recht, einem Mahnbescheid (decreto ingiuntivo) zu widersprechen (opposizione). Dann beginnt ein normales Verfahren, und die Gegenseite muss die Schuld beweisen.',
  },
  'it.claim.right-stop': {
    says: 'Darf der Mahnbescheid sofort vollstreckt werden (provvisoriamente esecutivo)? Dann können Sie den Richter bitten, das aus ernsten Gründen zu stoppen.',
  },
  'it.claim.right-late': {
    says: 'Wussten Sie wegen einer fehlerhaften Zustellung (notifica) nicht rechtzeitig davon, können Sie verspätet widersprechen. Fragen Sie sofort einen Anwalt.',
  },
  'it.claim.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie innerhalb von 40 Tagen die Summe und die Kosten aus dem Mahnbescheid (decreto ingiuntivo). Behalten Sie den Beleg.',
    cost: 'Die Summe, Zinsen und die Kosten, die der Richter festgesetzt hat.',
    time: 'Vor dem letzten Tag.',
    risk: 'Gering.',
    bestFor: 'Sie schulden alles und können zahlen.',
  },
  'it.claim.insight-silence': {
    says: 'Widersprechen Sie nicht in 40 Tagen, ist der Mahnbescheid (decreto ingiuntivo) so stark wie ein Urteil.',
    actionable: 'Gehen Sie lange vor dem letzten Tag zu einem Anwalt.',
  },
  'it.claim.tactic-partial': {
    says: 'Schulden Sie einen Teil, zahlen Sie diesen Teil und widersprechen Sie dem Rest.',
    risk: 'Der Richter kann erlauben, dass der nicht bestrittene Teil vollstreckt wird.',
    notWhen: 'Nutzen Sie es nicht, wenn die ganze Schuld zu alt ist.',
  },
  'it.claim.element-warning': {
    name: 'Der Hinweis auf die 40 Tage',
    says: 'Der Mahnbescheid (decreto ingiuntivo) muss sagen, dass Sie in 40 Tagen widersprechen können. Er muss auch sagen, dass sonst die Vollstreckung (esecuzione) folgt.',
    ifMissing: 'Sagen Sie Ihrem Anwalt, dass der Hinweis fehlt.',
  },
}
