/** First steps, rights and ways out for questions about debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Suchen Sie nach Datum und Frist. Ein Papier vom Gericht hat einen letzten Tag: 40 Tage bei einem Mahnbescheid (decreto ingiuntivo), zehn bei einer Aufforderung vor der Pfändung (precetto). Kümmern Sie sich zuerst darum.',
  },
  'it.guide.step-debt-check': {
    says: 'Prüfen Sie, bevor Sie zahlen oder etwas anerkennen: Ist es Ihre Schuld? Stimmt die Summe? Wann zahlten Sie zuletzt?',
  },
  'it.guide.step-debt-priority': {
    says: 'Machen Sie eine Liste aller Schulden. Miete oder Hauskredit, Strom, Gas und Steuern stehen oben.',
  },
  'it.guide.step-debt-advice': {
    says: 'Holen Sie Rat bei einem Verbraucherverband, einer Krisenstelle für Schulden (OCC) oder einem kostenlosen Anwalt.',
  },
  'it.guide.right-debt-proof': {
    says: 'Sie haben das Recht, Beweise für die Schuld zu sehen und wem sie gehört.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Für eine normale Schuld darf man höchstens ein Fünftel vom Lohn nehmen.',
  },
  'it.guide.right-debt-lawyer': {
    says: 'Bei kleinem Einkommen können Sie einen kostenlosen Anwalt haben.',
  },
  'it.guide.debt-title': {
    says: 'Ein privater Gläubiger kann ohne Titel vom Gericht und Aufforderung vor der Pfändung (precetto) nichts pfänden.',
  },
  'it.guide.debt-old': {
    says: 'Schulden können zu alt sein. Bei Strom, Gas und Wasser nach zwei Jahren, bei Miete und Telefon nach fünf, bei Krediten nach zehn.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Beweise verlangen',
    says: 'Fragen Sie schriftlich nach dem Vertrag, den Summen und dem Besitzer der Schuld.',
    cost: 'Ein Einschreiben (raccomandata) oder eine zertifizierte E-Mail (PEC).',
    time: 'Eine Stunde.',
    risk: 'Gering, wenn Sie nichts anerkennen.',
    bestFor: 'Sie zweifeln an der Schuld.',
  },
  'it.guide.option-debt-plan': {
    title: 'Einen Plan anbieten',
    says: 'Bieten Sie an, was Sie zahlen können, und holen Sie das Ja schriftlich.',
    cost: 'Was Sie anbieten.',
    time: 'Einige Tage.',
    risk: 'Es erkennt die Schuld an.',
    bestFor: 'Sie schulden es.',
  },
  'it.guide.option-debt-occ': {
    title: 'Zu einer Krisenstelle (OCC) gehen',
    says: 'Ein Richter kann einen Plan festlegen oder Schulden streichen.',
    cost: 'Eine Gebühr, oft im Plan enthalten.',
    time: 'Einige Monate.',
    risk: 'Sie müssen alle Schulden und allen Besitz nennen.',
    bestFor: 'Sie können nicht alle zahlen.',
  },
}
