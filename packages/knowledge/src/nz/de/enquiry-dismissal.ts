/** Questions about a job that the employer ends: reasons, trial periods and notice: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'nz.ask.fired': {
    says: 'Man braucht einen guten Grund und ein faires Verfahren: das Problem nennen, Sie anhören, offen bleiben. Sonst erheben Sie binnen 90 Tagen schriftlich beim Arbeitgeber Beschwerde (personal grievance). Verlangen Sie die Gründe schriftlich binnen 60 Tagen. Eine vor Beginn unterschriebene Probezeit von 90 Tagen (90 day trial) ändert das. Seit Februar 2026 kann ein Jahreslohn ab $200,000 die Beschwerde ausschließen. Schlichtung ist kostenlos: 0800 20 90 20.',
    dependsOn: 'der Grund, das Vorgehen und Ihr Vertrag',
  },
  'nz.ask.laid-off': {
    says: 'Man muss vor der Entscheidung mit Ihnen beraten und die Frist in Ihrem Vertrag einhalten. Eine Abfindung (redundancy pay) gibt es nur, wenn Ihr Vertrag es sagt.',
    dependsOn: 'Ihr Vertrag und ob man mit Ihnen beraten hat',
  },
  'nz.ask.notice': {
    says: 'In Ihrem Vertrag steht, wie lang die Frist ist. Steht nichts darin, muss sie fair sein. Schweres Fehlverhalten (serious misconduct) kann heißen: keine Frist.',
    dependsOn: 'Ihr Vertrag',
  },
  'nz.ask.trial': {
    says: 'Eine Probezeit (trial) zählt nur, wenn sie schriftlich ist und Sie vor der ersten Arbeit dort unterschrieben haben. Auch dann gilt die Kündigungsfrist des Vertrags. Gegen die Kündigung geht dann nichts, wohl aber bei Mobbing, Diskriminierung oder Lohn. Haben Sie später, nie unterschrieben oder schon früher dort gearbeitet, ist sie ungültig, und man braucht guten Grund und faires Verfahren. Erheben Sie dann binnen 90 Tagen schriftlich Beschwerde (personal grievance). Kostenlos: 0800 20 90 20.',
    dependsOn: 'wann Sie unterschrieben haben und was darin steht',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'Es ist gegen das Gesetz, Ihnen zu kündigen, weil Sie schwanger sind oder Elternzeit (leave) wollen. Erheben Sie innerhalb von 90 Tagen schriftlich eine persönliche Beschwerde (personal grievance). Vermittlung ist kostenlos: 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht auf der Stelle. Lassen Sie sich zuerst beraten. Hat auch ein Vermittler (mediator) unterschrieben, können Sie es nicht mehr ändern oder zurück. Auf das Mindeste nach dem Gesetz kann man nicht verzichten.',
  },
  'nz.ask.no-process': {
    says: 'Eine Kündigung braucht einen guten Grund und ein faires Verfahren: Vorwurf genannt, Zeit zur Antwort, offener Sinn. Melden Sie binnen 90 Tagen schriftlich eine Beschwerde (personal grievance). Die Schlichtung ist kostenlos. Seit dem 21. Februar 2026 geht das bei einem Lohn ab $200,000 im Jahr meist nicht mehr.',
  },
}
