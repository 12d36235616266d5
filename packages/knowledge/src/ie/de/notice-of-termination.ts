/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_TERMINATION_DE: Words = {
  'ie.home.element-reason': {
    name: 'Der Grund',
    says: 'Nach sechs Monaten muss die Kündigung einen Grund nennen, den das Gesetz erlaubt.',
    ifMissing:
      'Wir sehen keinen Grund. Ohne Grund gilt die Kündigung vielleicht nicht. Fragen Sie Threshold oder das RTB.',
  },
  'ie.home.element-hours': {
    name: 'Die letzten 24 Stunden',
    says: 'Die Kündigung muss sagen, dass Sie den ganzen letzten Tag für den Auszug haben.',
    ifMissing:
      'Wir sehen die Worte über die ganzen 24 Stunden nicht. Fragen Sie Threshold oder das RTB, ob die Kündigung gilt.',
  },
  'ie.home.element-rtb': {
    name: 'Ihr Recht, zum RTB zu gehen',
    says: 'Die Kündigung muss sagen, dass Sie damit zum RTB gehen können, und bis wann.',
    ifMissing:
      'Wir sehen die Worte über das RTB nicht. Fragen Sie Threshold oder das RTB, ob die Kündigung gilt.',
  },
  'ie.home.element-service': {
    name: 'Der Tag der Zustellung',
    says: 'Die Kündigung muss den Tag nennen, an dem sie zugestellt wurde.',
    ifMissing:
      'Wir sehen keinen Tag der Zustellung. Fragen Sie Threshold oder das RTB, ob die Kündigung gilt.',
  },
  'ie.home.know-copy': {
    says: 'Der Vermieter muss am selben Tag eine Kopie der Kündigung an das RTB schicken. Sonst gilt die Kündigung nicht.',
  },
  'ie.home.right-reason': {
    says: 'Nach sechs Monaten in Ihrer Wohnung braucht der Vermieter einen Grund, den das Gesetz erlaubt. Er muss ihn nennen.',
  },
  'ie.home.right-notice': {
    says: 'Ohne Verstoß beträgt die Frist 90 Tage unter sechs Monaten, 152 bis zu einem Jahr, 180 bis zu sieben Jahren, dann 196 und 224.',
  },
  'ie.home.right-six-years': {
    says: 'Begann Ihre Miete am 1. März 2026 oder später und sind Sie sechs Monate dort, haben Sie sechs Jahre starken Schutz.',
  },
  'ie.home.dispute-breach': {
    says: 'Bei einer Kündigung wegen Mietschulden oder eines anderen Verstoßes haben Sie 28 Tage für das RTB. Wir zählen ab ihrem Datum.',
    action: 'Einen Streit beim RTB einreichen, wenn Sie die Kündigung für falsch halten',
    consequence: 'Das RTB nimmt Ihren Fall vielleicht nicht an.',
  },
  'ie.home.dispute': {
    says: 'Sie haben 90 Tage ab Erhalt der Kündigung für das RTB. Wir zählen ab ihrem Datum.',
    action: 'Einen Streit beim RTB einreichen, wenn Sie die Kündigung für falsch halten',
    consequence: 'Das RTB nimmt Ihren Fall vielleicht nicht an.',
  },
  'ie.home.insight-mistakes': {
    says: 'Viele Kündigungen gelten nicht: falsches Datum, zu wenige Tage oder keine Kopie an das RTB.',
    actionable:
      'Bitten Sie Threshold oder das RTB, jeden Punkt zu prüfen, bevor Sie einen Auszug planen.',
  },
  'ie.home.change-2026': {
    says: 'Das Mietrecht hat sich am 1. März 2026 geändert. Mieten, die vorher begannen, behalten die alten Gründe.',
    was: 'Ein Vermieter konnte die meisten Mieten nach sechs Monaten wegen Verkauf oder Eigenbedarf beenden.',
    is: 'Bei Mieten ab diesem Tag können Vermieter mit vier oder mehr Wohnungen nur bei Ihrem Verstoß kündigen, kleine nur aus wenigen Gründen.',
  },
  'ie.home.right-declaration': {
    says: 'Ist der Grund ein Verkauf, muss der Kündigung eine eidesstattliche Erklärung (statutory declaration) beiliegen. Der Verkauf muss innerhalb von neun Monaten geplant sein.',
  },
  'ie.home.right-many-homes': {
    says: 'Wer in sechs Monaten zehn oder mehr Wohnungen einer Anlage verkauft, kann deswegen meist keine Mietverträge beenden.',
  },
  'ie.home.know-email': {
    says: 'Seit dem 1. März 2026 darf eine Kündigung auch per E-Mail kommen. Sie braucht weiter Unterschrift, Grund und letzten Tag und muss am selben Tag an die RTB gehen.',
  },
  'ie.home.know-slip': {
    says: 'Ein kleiner Fehler, der Ihnen nicht schadet, macht eine Kündigung vielleicht nicht ungültig. Lassen Sie sie von Threshold prüfen, bevor Sie darauf bauen.',
  },
  'ie.home.insight-short-warning': {
    says: 'Eine Mahnung wegen Miete muss Ihnen 28 Tage geben. Gibt sie weniger, gilt eine Kündigung danach vielleicht nicht.',
    actionable:
      'Zeigen Sie sie Threshold, bevor Sie antworten, und zahlen Sie inzwischen, was Sie können.',
  },
}
