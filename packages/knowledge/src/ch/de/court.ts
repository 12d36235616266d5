/** Conciliation, court papers, judgments and seizure: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'ch.court.want': {
    says: 'Jemand beginnt ein Verfahren gegen Sie. Meist beginnt es bei der Schlichtungsbehörde.',
  },
  'ch.court.who': {
    says: 'Die Schlichtungsbehörde ist ein Amt. Sie hilft beiden, sich zu einigen.',
  },
  'ch.court.real': { says: 'Es ist noch nichts entschieden. Sie werden angehört.' },
  'ch.court.not-yet': { says: 'Wegen einer Vorladung darf niemand etwas pfänden.' },
  'ch.court.rights': {
    says: 'Sie dürfen selbst sprechen, Beweise bringen und unentgeltliche Rechtspflege verlangen.',
  },
  'ch.court.deadline-day': {
    says: 'Sie müssen am Tag im Brief persönlich zur Verhandlung kommen.',
    action: 'Gehen Sie zur Verhandlung',
    consequence: 'Das Verfahren geht ohne Sie weiter, und eine Busse ist möglich.',
  },
  'ch.court.step-date': { says: 'Notieren Sie Tag, Ort und Nummer.' },
  'ch.court.step-go': { says: 'Gehen Sie selbst hin, mit Vertrag, Rechnungen und Briefen.' },
  'ch.court.step-aid': {
    says: 'Haben Sie wenig Geld? Verlangen Sie jetzt unentgeltliche Rechtspflege.',
  },
  'ch.court.right-heard': { says: 'Sie haben das Recht, gehört zu werden.' },
  'ch.court.right-aid': {
    says: 'Mit wenig Geld und guten Gründen haben Sie Recht auf unentgeltliche Rechtspflege.',
  },
  'ch.court.option-go': {
    title: 'Hingehen und Ihre Seite erzählen',
    says: 'Sie brauchen keinen Anwalt.',
    cost: 'Wenig.',
    time: 'Ein Morgen.',
    risk: 'Kosten, wenn Sie später verlieren.',
    bestFor: 'Alle mit einer Vorladung.',
  },
  'ch.court.option-settle': {
    title: 'Sich einigen',
    says: 'Eine Einigung dort gilt wie ein Urteil.',
    cost: 'Was Sie vereinbaren.',
    time: 'Am selben Tag.',
    risk: 'Sie ist endgültig.',
    bestFor: 'Sie schulden einen Teil.',
  },
  'ch.court.option-help': {
    title: 'Rechtsauskunft holen',
    says: 'Fragen Sie eine Rechtsauskunft in Ihrer Nähe.',
    cost: 'Wenig oder nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind unsicher.',
  },
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
  'ch.court.seize-want': {
    says: 'Das Betreibungsamt will Einkommen und Sachen prüfen und einen Teil nehmen (Pfändung).',
  },
  'ch.court.seize-who': { says: 'Es ist ein Amt. Man kann seine Schritte prüfen lassen.' },
  'ch.court.seize-real': {
    says: 'Es muss Ihnen genug für Miete, Essen und bezahlte Krankenkasse lassen.',
  },
  'ch.court.seize-not-yet': {
    says: 'Sie dürfen nicht nehmen, was Sie zum Leben und Arbeiten brauchen, auch nicht bestimmte Renten.',
  },
  'ch.court.seize-ten': {
    says: 'Sie haben zehn Tage für eine Beschwerde, wenn ein Schritt falsch ist.',
    action: 'Schreiben Sie eine Beschwerde',
    consequence: 'Der Schritt bleibt gültig.',
  },
  'ch.court.seize-step-go': {
    says: 'Gehen Sie zum Termin. Nehmen Sie Lohn, Miete, Prämien und Kosten mit Belegen mit.',
  },
  'ch.court.seize-step-change': {
    says: 'Ändern sich Lohn oder Kosten? Verlangen Sie sofort eine Anpassung.',
  },
  'ch.court.seize-step-help': {
    says: 'Fragen Sie die Schuldenberatung nach einem Plan oder Privatkonkurs.',
  },
  'ch.court.seize-right-complain': { says: 'Sie haben das Recht auf eine kostenlose Beschwerde.' },
  'ch.court.seize-option': {
    title: 'Beschwerde',
    says: 'Schreiben Sie der Aufsichtsbehörde.',
    cost: 'Meist nichts.',
    time: 'Zehn Tage.',
    risk: 'Keines.',
    bestFor: 'Ihr Existenzminimum ist falsch.',
  },
  'ch.court.seize-help': {
    title: 'Schuldenberatung',
    says: 'Sie prüft Ihr Existenzminimum.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle mit einer Pfändung.',
  },
}
