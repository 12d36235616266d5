/** Questions about the pension, health premiums, public assistance and allowances: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_AND_BENEFITS_DE: Words = {
  'jp.ask.pension': {
    says: 'Beantragen Sie bei der Gemeinde Befreiung oder Aufschub (免除・納付猶予). Das geht zwei Jahre und einen Monat zurück und wahrt die Invalidenrente. Ignorieren Sie Mahnungen, kann gepfändet werden.',
  },
  'jp.ask.health-premium': {
    says: 'Gehen Sie vor dem Termin zum Amt. Bitten Sie um den Satz für kleine Einkommen oder Arbeitslose, Ermäßigung (減免) oder Raten. Bringen Sie Belege mit. Fragen Sie, welche Leistungen bleiben.',
  },
  'jp.ask.welfare': {
    says: 'Sie können Sozialhilfe beim Amt Ihrer Gemeinde beantragen, auch mit Wohnung, Arbeit oder Schulden. Das Amt muss den Antrag nehmen und in 14, höchstens 30 Tagen antworten. Bei Ablehnung haben Sie drei Monate für eine Prüfung.',
  },
  'jp.ask.allowance-back': {
    says: 'Verlangen Sie den Bescheid schriftlich, mit Grund und Rechnung. Ist er falsch, beantragen Sie eine Prüfung (審査請求) in drei Monaten, seit Sie es wissen. Wo, steht im Papier. Stimmt er, bitten Sie um kleine Raten. Haben Sie alles rechtzeitig gemeldet, zeigen Sie das. Rufen Sie Houterasu an.',
  },
  'jp.ask.pension-decision': {
    says: 'Beantragen Sie eine Prüfung (審査請求) beim Sozialversicherungsprüfer (社会保険審査官) in drei Monaten, seit Sie es wissen. Es ist gratis. Verlangen Sie die benutzten Arztpapiere und schicken Sie einen neuen Bericht. Danach haben Sie zwei Monate für eine zweite Prüfung oder sechs für das Gericht. Ein Fachmann (社労士) hilft.',
  },
}
