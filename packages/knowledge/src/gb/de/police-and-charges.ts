/** The police: searches, interviews, things they keep, and charges on paper. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_AND_CHARGES_DE: Words = {
  'gb.police.right-search': {
    says: 'Die Polizei braucht echte Gründe, um Sie auf der Straße zu durchsuchen. Sie muss sagen warum, Namen und Wache nennen und ein Protokoll anbieten.',
  },
  'gb.police.right-solicitor': {
    says: 'Ein Anwalt auf der Wache ist kostenlos, auch bei einer freiwilligen Befragung. Verlangen Sie ihn, bevor Sie eine Frage beantworten.',
  },
  'gb.police.answer': {
    says: 'Sie müssen nicht hingehen, aber man kann Sie dann festnehmen. Verlangen Sie vorher den kostenlosen Anwalt und antworten Sie nicht ohne ihn. Was Sie sagen, kann vor Gericht zählen.',
  },
  'gb.police.right-property': {
    says: "Die Polizei darf eine Sache nur so lange behalten, wie sie sie braucht. Verlangen Sie sie schriftlich zurück. Ein Magistrates' Court kann es anordnen.",
  },
  'gb.court.single-justice': {
    says: 'Antworten Sie innerhalb von 21 Tagen: schuldig oder nicht schuldig. Sie können eine Verhandlung verlangen. Schweigen Sie, kann man Sie ohne Sie verurteilen.',
  },
  'gb.caution.right-lawyer': {
    says: 'Sie können einen Anwalt dabeihaben, und was Sie sagen, kann vor Gericht zählen. Sie müssen keine Geldbuße statt einer Anklage annehmen.',
  },
  'gb.police.right-dog': {
    says: 'Unterschreiben Sie keinen Verzicht ohne Rat. Nur ein Gericht entscheidet. Es kann den Hund mit Auflagen bei Ihnen lassen, wenn er keine Gefahr ist und Sie geeignet sind. Verlangen Sie einen Anwalt und einen eigenen Gutachter.',
  },
}
