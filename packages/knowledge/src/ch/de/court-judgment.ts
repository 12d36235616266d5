/** Judgments and proposed decisions, and how to appeal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'ch.court.judgment-proposal': {
    says: 'Sie haben zwanzig Tage, um den Entscheidvorschlag abzulehnen.',
    action: 'Lehnen Sie schriftlich ab',
    consequence: 'Er wird zum endgültigen Entscheid.',
  },
  'ch.court.judgment-want': {
    says: 'Ein Gericht hat entschieden. Das Papier sagt, was Sie tun müssen und wie Sie sich wehren.',
  },
  'ch.court.judgment-who': { says: 'Das kommt von einem Gericht.' },
  'ch.court.judgment-real': { says: 'Es ist ernst. Sie haben noch kurze Zeit zu handeln.' },
  'ch.court.judgment-not-yet': {
    says: 'Auch nach dem Urteil geht es nur über das Betreibungsamt und nie unter Ihr Existenzminimum.',
  },
  'ch.court.judgment-ten': {
    says: 'Bei einem Entscheid im summarischen Verfahren haben Sie meist zehn Tage.',
    action: 'Erheben Sie schriftlich Beschwerde',
    consequence: 'Der Entscheid wird endgültig.',
  },
  'ch.court.judgment-disown': {
    says: 'Sie haben zwanzig Tage für die Aberkennungsklage. Für eine Beschwerde sind es meist zehn.',
    action: 'Reichen Sie die Aberkennungsklage ein',
    consequence: 'Das Betreibungsamt kann definitiv pfänden.',
  },
  'ch.court.judgment-thirty': {
    says: 'Sie haben meist dreissig Tage für Berufung oder Beschwerde.',
    action: 'Wehren Sie sich schriftlich mit Gründen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'ch.court.judgment-reasons': {
    says: 'Urteil ohne Begründung: Verlangen Sie in zehn Tagen die schriftliche Begründung.',
    action: 'Verlangen Sie die Begründung',
    consequence: 'Sie verlieren das Recht auf ein Rechtsmittel.',
  },
  'ch.court.judgment-step-day': {
    says: 'Notieren Sie den Tag des Empfangs. Lesen Sie die Rechtsmittelbelehrung.',
  },
  'ch.court.judgment-step-help': { says: 'Holen Sie diese Woche Rechtsauskunft.' },
  'ch.court.judgment-step-plan': {
    says: 'Stimmt es? Bieten Sie Raten an, bevor das Betreibungsamt kommt.',
  },
  'ch.court.judgment-right': { says: 'Sie haben das Recht, ein höheres Gericht anzurufen.' },
  'ch.court.judgment-minimum': {
    says: 'Was Sie zum Leben brauchen, bleibt Ihnen (Existenzminimum).',
  },
  'ch.court.judgment-option': {
    title: 'Rechtsmittel einlegen',
    says: 'Schicken Sie dem höheren Gericht Ihre Gründe.',
    cost: 'Gerichtskosten.',
    time: 'Zehn oder dreissig Tage.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Der Entscheid ist falsch.',
  },
  'ch.court.judgment-plan': {
    title: 'Raten anbieten',
    says: 'Schreiben Sie der Gegenseite.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Sie kann ablehnen.',
    bestFor: 'Sie schulden es.',
  },
}
