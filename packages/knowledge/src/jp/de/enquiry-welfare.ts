/** Questions about who can get public assistance, and whether the family is asked: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_DE: Words = {
  'jp.ask.welfare-family': {
    says: 'Nicht immer wird die Familie gefragt. Sagen Sie dem Amt beim Antrag schriftlich, dass Sie es nicht wollen, und warum. An jemanden, der gewalttätig zu Ihnen war, darf es nicht schreiben. Es muss auch nicht, wenn etwa zehn Jahre kein Kontakt war oder die Person arm, alt oder krank ist. Hilfe der Familie ist keine Bedingung für den Antrag; sie zählt nur, wenn wirklich gezahlt wird. Das Amt muss den Antrag nehmen und in 14 Tagen antworten, höchstens 30. Houterasu hilft.',
  },
  'jp.ask.welfare-who': {
    says: 'Ja, Sie können den Antrag stellen. Es zählt, ob Einkommen und Erspartes unter dem Minimum Ihres Haushalts liegen. Arbeit, Rente, Jugend oder Schulden hindern nicht. Ein Haus von üblichem Wert bleibt meist, ein Auto etwa nur für Arbeit oder Krankheit. Schulden zahlt man davon nicht; fragen Sie 法テラス nach der Insolvenz. Das Amt muss den Antrag nehmen: Sagen Sie „heute beantrage ich“. Antwort in 14, höchstens 30 Tagen.',
  },
  'jp.ask.welfare-stopped': {
    says: 'Ohne guten Grund darf das Amt nicht kürzen, und es muss Sie erst anhören. Verlangen Sie Bescheid und Grund schriftlich. Unterschreiben Sie keinen Verzicht (辞退届). Binnen drei Monaten ab Kenntnis bitten Sie den Gouverneur kostenlos um Prüfung (審査請求), mit Attest oder Papier der Schule. Das kommt vor dem Gericht. Bitten Sie auch, dass es weiterläuft (執行停止). Houterasu hilft.',
  },
}
