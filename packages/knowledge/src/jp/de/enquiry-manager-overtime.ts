/** Questions about overtime of shop managers and others with a title: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGER_OVERTIME_DE: Words = {
  'jp.ask.manager-overtime': {
    says: 'Ein Titel beendet das Recht auf Überstundenlohn nicht. Wer seine Zeit nicht selbst bestimmt und nicht über Personal und Lohn entscheidet, ist rechtlich kein Leitender (名ばかり管理職). Eine Pauschale zählt nur, wenn Betrag und Stunden vom Grundlohn getrennt sind. Es gibt 25 % mehr, über 60 Stunden im Monat 50 %, und von 22 bis 5 Uhr weitere 25 %. Fordern Sie bald schriftlich (内容証明): Jeder Monat verfällt nach drei Jahren. Sichern Sie Nachrichten und Fotos. Dann zur Arbeitsaufsicht oder 法テラス.',
  },
}
