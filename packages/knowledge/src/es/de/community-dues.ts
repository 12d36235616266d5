/** The German words of Spain: community dues. */
import type { Words } from '@plainletter/contracts/rule'

export const COMMUNITY_DUES_DE: Words = {
  'es.community.right-certificate': {
    says: 'Verlangen Sie die Bescheinigung der Schuld und das Protokoll der Versammlung. Für den schnellen Gerichtsbefehl (monitorio) brauchen sie beides und müssen es Ihnen gesagt haben.',
  },
  'es.community.right-contest': {
    says: 'Sie können einen Beschluss der Versammlung in drei Monaten anfechten, oder in einem Jahr, wenn er das Gesetz bricht. Seien Sie nicht im Rückstand oder hinterlegen Sie die Summe.',
  },
  'es.community.know-share': {
    says: 'Jeder Eigentümer muss einen Teil der gemeinsamen Kosten zahlen. Wer Geld schuldet, darf in der Versammlung reden, aber meist nicht abstimmen.',
    learnMore: 'Die Wohnung selbst haftet für die Beiträge dieses Jahres und der drei Jahre davor.',
  },
  'es.community.step-account': {
    says: 'Verlangen Sie vom Verwalter eine Liste der offenen Monate, Ihres Anteils und der erhaltenen Zahlungen.',
  },
}
