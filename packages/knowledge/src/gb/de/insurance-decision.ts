/** Entscheidung einer Versicherung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DECISION_DE: Words = {
  'gb.insurance.want': {
    says: 'Die Versicherung sagt, was sie entschieden hat. Sie müssen es nicht annehmen.',
  },
  'gb.insurance.rights-summary': {
    says: 'Sie können Gründe und Gutachten verlangen, sich kostenlos beschweren und dann zum Financial Ombudsman gehen.',
  },
  'gb.insurance.reality': {
    says: 'Ein erstes Nein ist nicht das letzte Wort. Der Ombudsman entscheidet, was fair ist. Nehmen Sie seine Entscheidung an, muss die Versicherung ihr folgen.',
  },
  'gb.insurance.who': {
    says: 'Ihre Versicherung ist eine private Firma. Sie muss Fälle schnell und fair bearbeiten, nach Regeln der Financial Conduct Authority.',
  },
  'gb.insurance.know': {
    says: 'Beruft sich eine Versicherung auf einen Ausschluss (exclusion), muss sie zeigen, dass er passt.',
    learnMore:
      'Fragen Sie, auf welche Worte im Vertrag sie sich stützt und welche Tatsachen dazu passen.',
  },
  'gb.insurance.org': {
    says: 'Der Financial Ombudsman ist für Sie kostenlos. Sie verlieren dadurch nicht das Recht, vor Gericht zu gehen.',
  },
  'gb.insurance.step-reasons': {
    says: 'Verlangen Sie schriftlich die genauen Vertragsworte, die Tatsachen und jedes Gutachten hinter der Entscheidung.',
  },
  'gb.insurance.step-compare': {
    says: 'Lesen Sie den Vertrag neben dem Brief. Passen die Worte zu dem, was geschah? Notieren Sie jeden Punkt, der nicht passt.',
  },
  'gb.insurance.step-proof': {
    says: 'Holen Sie eigene Belege: Fotos mit Datum, Quittungen, eine kurze Notiz von Klempner, Baufirma, Werkstatt oder Arzt.',
  },
  'gb.insurance.step-complain': {
    says: 'Schicken Sie eine Beschwerde. Benutzen Sie das Wort „complaint“. Dann hat die Versicherung acht Wochen für die Antwort.',
  },
  'gb.insurance.step-ombudsman': {
    says: 'Nach der letzten Antwort haben Sie sechs Monate für den Financial Ombudsman. Verpassen Sie dieses Datum nicht.',
  },
  'gb.insurance.step-part': {
    says: 'Bietet sie einen Teil an, verlangen Sie ihn jetzt, während Sie um den Rest streiten.',
  },
  'gb.insurance.option-complain': {
    says: 'Schreiben Sie, warum die Entscheidung falsch ist, schicken Sie Belege und verlangen Sie eine letzte Antwort.',
    title: 'Beschweren, dann zum Ombudsman gehen',
    cost: 'Nichts.',
    time: 'Bis zu acht Wochen, dann einige Monate.',
    risk: 'Keines. Sie können noch vor Gericht gehen.',
    bestFor: 'Die Gründe passen nach Ihrer Meinung nicht zu den Tatsachen.',
  },
  'gb.insurance.option-evidence': {
    says: 'Schicken Sie ein Gutachten oder Fotos, die auf den genannten Grund antworten.',
    title: 'Neue Belege schicken, neue Prüfung verlangen',
    cost: 'Was ein Gutachten kostet.',
    time: 'Einige Wochen.',
    risk: 'Die Versicherung kann weiter Nein sagen.',
    bestFor: 'Die Entscheidung beruht auf einem schwachen Gutachten.',
  },
  'gb.insurance.option-help': {
    says: 'Citizens Advice kann Vertrag und Brief mit Ihnen ansehen.',
    title: 'Kostenlosen Rat holen',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Große Schäden oder schwere Worte im Vertrag.',
  },
  'gb.insurance.warn-six-months': {
    says: 'Sechs Monate nach der letzten Antwort verlieren Sie das Recht auf den kostenlosen Ombudsman. Tragen Sie diesen Tag im Kalender ein.',
  },
  'gb.insurance.warn-honest': {
    says: 'Eine falsche Angabe kann den ganzen Anspruch beenden. Sagen Sie nur, was wahr ist.',
  },
  'gb.insurance.insight-gradual': {
    says: 'Schaden über längere Zeit ist ein häufiger Grund für ein Nein. Konnten Sie ihn nicht sehen, etwa ein verstecktes Leck, ist der Ombudsman oft auf Ihrer Seite.',
    actionable:
      'Schreiben Sie, wann Sie es zuerst wissen konnten. Lassen Sie das von Klempner oder Baufirma bestätigen.',
  },
  'gb.insurance.insight-disclosure': {
    says: 'Sie sagen, Sie hätten falsch geantwortet. Wichtig ist die genaue Frage und ob Sie angemessen sorgfältig waren.',
    actionable: 'Verlangen Sie eine Kopie jeder Frage und Ihrer Antwort, mit Datum.',
  },
  'gb.insurance.insight-report': {
    says: 'Die Entscheidung beruht auf einem Gutachten von jemandem, den die Versicherung bezahlt. Sie können darum bitten, es zu sehen, und darauf antworten.',
    actionable: 'Verlangen Sie das ganze Gutachten und die Fotos. Schicken Sie dann eigene.',
  },
}
