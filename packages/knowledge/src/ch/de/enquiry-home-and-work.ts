/** Fragen zu Wohnen und Arbeit, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_DE: Words = {
  'ch.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einer Frist. Ab dem Tag, an dem er es wusste, können Sie weniger Miete verlangen. Geschieht nichts, drohen Sie schriftlich die Hinterlegung an und hinterlegen dann den Mietzins.',
  },
  'ch.ask.lower-rent': {
    says: 'Verlangen Sie schriftlich einen tieferen Mietzins auf den nächsten Kündigungstermin. Kommt in 30 Tagen keine Antwort oder ein Nein, gehen Sie binnen 30 Tagen zur Schlichtungsbehörde. Sie ist gratis.',
  },
  'ch.ask.leave-early': {
    says: 'Schlagen Sie einen zahlungsfähigen Nachmieter vor, der den gleichen Vertrag übernimmt. Einer reicht. Ab dann schulden Sie keine Miete. Tun Sie es schriftlich, mit seinen Unterlagen.',
  },
  'ch.ask.extra-costs': {
    says: 'Sie schulden nur Kosten, die der Vertrag nennt, und nur die echten. Verlangen Sie Einsicht in die Belege, bevor Sie zahlen. Bei Streit hilft die Schlichtungsbehörde gratis.',
  },
  'ch.ask.sick': {
    says: 'Sie behalten den Lohn für eine Zeit, die mit den Jahren wächst, oder ein Taggeld. Nach der Probezeit ist eine Kündigung bei Krankheit nichtig, für 30, 90 oder 180 Tage. Senden Sie ein Arztzeugnis.',
  },
  'ch.ask.own-notice': {
    says: 'Ein Monat im ersten Jahr, zwei bis zum neunten, dann drei, je auf Monatsende. Der Vertrag kann anderes sagen. Denken Sie vorher nach: Die Arbeitslosenkasse kann Einstelltage verfügen.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Erheben Sie binnen 30 Tagen schriftlich Einsprache, gratis. Sagen Sie, warum Sie einen guten Grund hatten oder die Tage zu viele sind. Suchen Sie weiter Arbeit und behalten Sie Belege.',
  },
}
