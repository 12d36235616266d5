/** A letter that says music was heard at a business: get advice before you answer. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_HEARD_DE: Words = {
  'gb.music.heard-want': {
    says: 'Sie sagen, jemand habe bei Ihnen Musik gehört und Sie hätten dafür keine Lizenz. Sie wollen Geld und vielleicht Ihr unterschriebenes Versprechen.',
  },
  'gb.music.heard-step-advice': {
    says: 'Holen Sie Rechtsrat vor dem Datum im Brief. Ihr Berufsverband bietet ihn vielleicht kostenlos.',
  },
  'gb.music.heard-step-promise': {
    says: 'Unterschreiben Sie keine Verpflichtung (undertaking), bevor Sie Rat haben. Sie später zu brechen, kann teuer werden.',
  },
  'gb.music.heard-step-proof': {
    says: 'Verlangen Sie die Notizen zu jedem Besuch und die Liste der Lieder. Prüfen Sie Tage, Uhrzeiten und wer Dienst hatte.',
  },
  'gb.music.heard-step-stop': {
    says: 'Haben Sie jetzt keine Lizenz, schalten Sie die Musik aus, bis Sie eine haben. Sagen Sie nicht, dass keine Musik läuft, wenn es nicht stimmt.',
  },
  'gb.music.heard-option-talk': {
    says: 'Bieten Sie an, eine Lizenz ab dem Tag zu nehmen, an dem die Musik begann. Bitten Sie, den Rest fallen zu lassen.',
    title: 'Mit Rat über eine Lizenz sprechen',
    cost: 'Die Lizenzgebühr und vielleicht die Kosten der Besuche.',
    time: 'Vor dem Datum im Brief.',
    risk: 'Was Sie schreiben, kann vor Gericht benutzt werden. Lassen Sie es prüfen.',
    bestFor: 'Es lief Musik und es gab keine Lizenz.',
  },
  'gb.music.heard-warn': {
    says: 'Sie sagen, sie hätten Beweise von einem Besuch. Ein Gericht kann Ihnen die Musik verbieten und Sie zahlen lassen. Einen Gerichtsbefehl müssen Sie befolgen. Nehmen Sie das also ernst.',
  },
  'gb.music.bill-want': {
    says: 'Sie sollen für die Daten auf der Rechnung eine Musik-Lizenz bezahlen.',
  },
  'gb.music.bill-step-check': {
    says: 'Vergleichen Sie die Rechnung mit Ihren Räumen: Daten, Tarif, Sitze oder Fläche, und ob noch Musik läuft.',
  },
}
