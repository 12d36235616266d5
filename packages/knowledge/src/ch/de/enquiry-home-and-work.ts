/** Fragen zu Wohnen und Arbeit, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_DE: Words = {
  'ch.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einer Frist. Ab dem Tag, an dem er es wusste, können Sie weniger Miete verlangen. Geschieht nichts, drohen Sie schriftlich die Hinterlegung an und hinterlegen dann den Mietzins.',
  },
  'ch.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall. Nötige Besuche für Reparatur, Verkauf oder Neuvermietung müssen Sie dulden. Sie müssen rechtzeitig angekündigt sein und auf Sie Rücksicht nehmen. Heimliches Betreten ist strafbar.',
  },
  'ch.ask.end-lease': {
    says: 'Schreiben Sie einen Brief und unterschreiben Sie; bei der Familienwohnung müssen beide unterschreiben. Die Frist beträgt meist drei Monate auf den ortsüblichen oder vereinbarten Termin. Der Brief muss rechtzeitig ankommen, also eingeschrieben.',
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
  'ch.ask.instant-dismissal': {
    says: 'Schreiben Sie sofort, dass Sie es nicht akzeptieren, und bieten Sie Ihre Arbeit an. Ohne wichtigen Grund, oder wenn sie mehr als ein paar Tage warteten, schulden sie den Lohn der Kündigungsfrist und bis zu sechs Monatslöhne mehr. Gehen Sie zur Schlichtungsbehörde.',
  },
  'ch.ask.own-notice': {
    says: 'Ein Monat im ersten Jahr, zwei bis zum neunten, dann drei, je auf Monatsende. Der Vertrag kann anderes sagen. Denken Sie vorher nach: Die Arbeitslosenkasse kann Einstelltage verfügen.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Erheben Sie binnen 30 Tagen schriftlich Einsprache, gratis. Sagen Sie, warum Sie einen guten Grund hatten oder die Tage zu viele sind. Suchen Sie weiter Arbeit und behalten Sie Belege.',
  },
  'ch.ask.holidays': {
    says: 'Sie haben mindestens vier Wochen im Jahr, bis 20 Jahre fünf, davon zwei am Stück. Der Arbeitgeber bestimmt den Zeitpunkt, muss aber Ihre Wünsche beachten. Während der Anstellung dürfen Ferien nicht ausbezahlt werden.',
  },
}
