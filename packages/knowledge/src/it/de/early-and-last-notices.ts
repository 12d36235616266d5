/** The German words of Italy: early notices of a mistake and the last warning before seizure. */
import type { Words } from '@plainletter/contracts/rule'

export const EARLY_AND_LAST_NOTICES_WORDS: Words = {
  'it.friendly.deadline': {
    says: 'Sie haben 60 Tage ab dem Tag, an dem Sie die Mitteilung (avviso bonario) bekamen, um mit der kleineren Strafe zu zahlen. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Mit der kleineren Strafe zahlen, um Raten bitten oder schreiben, was falsch ist',
    consequence: 'Die ganze Strafe kommt dazu und eine Steuerzahlkarte (cartella) folgt.',
  },
  'it.friendly.right-lower': {
    says: 'Zahlen Sie rechtzeitig, sinkt die Strafe auf ein Drittel. Nach einer Prüfung von Papieren (36-ter) sinkt sie auf zwei Drittel.',
  },
  'it.friendly.right-parts': {
    says: 'Sie können in bis zu 20 Raten zahlen, eine alle drei Monate. Die erste ist innerhalb der gleichen 60 Tage fällig.',
  },
  'it.friendly.step-correct': {
    says: 'Ist sie falsch, bitten Sie das Amt vor dem letzten Tag um Korrektur: online (CIVIS) oder mit Ihren Papieren am Schalter.',
  },
  'it.warning.deadline': {
    says: 'Diese letzte Warnung (intimazione) gibt fünf Tage. Bitten Sie jetzt um einen Ratenplan: Er stoppt neue Pfändungen.',
    action: 'Zahlen oder die Steuereinzugsstelle um einen Ratenplan bitten',
    consequence: 'Lohn, Konten oder Sachen können gepfändet werden.',
  },
  'it.warning.right-appeal': {
    says: 'Sie können innerhalb von 60 Tagen Rekurs einlegen (ricorso), wenn Sie die Steuerzahlkarte (cartella) dahinter nie bekamen. Das geht auch, wenn die Schuld nach dieser Zahlkarte zu alt wurde.',
  },
  'it.tax.right-more-time': {
    says: 'Beantragen Sie innerhalb der 60 Tage eine Einigung (accertamento con adesione), steht die Zeit für den Rekurs meist 90 Tage still.',
  },
}
