/** The landlord's notice that a lease ends, and the time that it must run: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_DE: Words = {
  'es.home.want-notice': {
    says: 'Ihr Vermieter will, dass Sie ausziehen, oder sagt, dass der Mietvertrag nicht weitergeht.',
  },
  'es.home.five-seven': {
    says: 'Ein Wohnungsmietvertrag seit dem 6. März 2019 kann fünf Jahre laufen, wenn Sie wollen. Sieben sind es, wenn der Eigentümer eine Firma ist.',
  },
  'es.home.right-stay-term': {
    says: 'In den ersten fünf Jahren (sieben bei einer Firma) läuft der Vertrag Jahr um Jahr weiter, wenn Sie wollen. Ein früheres Datum darin bindet Sie nicht.',
  },
  'es.home.right-notice-four': {
    says: 'Um ihn am Ende dieser Zeit zu beenden, muss der Vermieter es mindestens vier Monate vorher sagen. Wenn nicht, läuft er bis zu drei Jahre weiter. Eine Verordnung vom Oktober 2026 gibt mehr, wenn das Parlament sie bestätigt.',
  },
  'es.home.right-own-need': {
    says: 'Für eine frühe Kündigung wegen Eigenbedarf muss der Eigentümer eine Person sein und es im Vertrag stehen. Es braucht ein Jahr und zwei Monate Frist mit dem Grund.',
  },
  'es.home.right-leave-early': {
    says: 'Nach sechs Monaten dürfen Sie mit 30 Tagen Frist gehen. Extra zahlen Sie nur, wenn der Vertrag es sagt. Ein Dekret vom Oktober 2026 schafft das ab, jedenfalls in neuen Verträgen: Fragen Sie, ob es noch gilt.',
  },
  'es.home.step-never-sign': {
    says: 'Unterschreiben Sie nichts, was Ihren Vertrag beendet oder neu macht, bevor Sie Rat haben.',
  },
  'es.home.insight-season': {
    says: 'Ein Saisonvertrag (de temporada) für Ihre echte Wohnung ist oft ein normaler Mietvertrag.',
    actionable:
      'Behalten Sie Beweise, dass Sie das ganze Jahr dort wohnen: Meldeamt (padrón), Arbeit, Schule.',
  },
  'es.home.warning-no-leave': {
    says: 'Ziehen Sie nicht allein wegen dieses Briefs aus und geben Sie keine Schlüssel ab. Holen Sie zuerst Rat.',
  },
  'es.home.element-reason': {
    name: 'Warum und ab wann',
    says: 'Eine Kündigung muss sagen, ab wann der Vertrag endet, bei Eigenbedarf auch den Grund.',
    ifMissing:
      'Fragen Sie schriftlich nach Grund und Datum. Ohne beides sagen Sie, dass Sie bleiben.',
  },
  'es.home.right-silent-renewal': {
    says: 'Sind alle Verlängerungen vorbei und bleiben Sie 15 Tage, ohne dass der Eigentümer etwas sagt, läuft der Vertrag monats- oder jahrweise weiter. Ein schriftliches Nein verhindert das.',
  },
}
