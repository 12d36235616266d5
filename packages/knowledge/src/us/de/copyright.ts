/** The German words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_DE: Words = {
  'us.copyright.want': {
    says: 'Es heißt, dass Sie etwas ohne Erlaubnis benutzt oder geteilt haben. Man will Geld oder dass Sie aufhören.',
  },
  'us.copyright.who': {
    says: 'Das kommt von einem Rechteinhaber, einer Anwaltskanzlei oder einer Firma, die nach Nutzungen sucht. Ein Brief ist keine Klage.',
  },
  'us.copyright.reality': {
    says: 'Solche Briefe verlangen oft viel mehr, als ein Gericht geben würde. Prüfen Sie, wem das Werk gehört und ob Sie es benutzt haben.',
  },
  'us.copyright.rights-summary': {
    says: 'Sie können Beweise für Eigentum und Registrierung verlangen, sagen, dass es erlaubte Nutzung (fair use) war, oder weniger anbieten.',
  },
  'us.copyright.not-yet': {
    says: 'Wegen eines Briefs kann man kein Geld nehmen. Man muss vor einem Bundesgericht klagen oder zum Copyright Claims Board gehen.',
  },
  'us.copyright.right-proof': {
    says: 'Ein Werk aus den USA muss registriert sein, bevor man klagt. Fragen Sie nach Nummer und Datum der Registrierung.',
  },
  'us.copyright.right-low-sum': {
    says: 'Wurde das Werk erst registriert, nachdem Ihre Nutzung begann, sind feste Summen und Anwaltskosten meist nicht fällig.',
  },
  'us.copyright.right-fair-use': {
    says: 'Manche Nutzung ist fair use und erlaubt, etwa Kommentar, Nachrichten, Unterricht oder Parodie. Es hängt vom Fall ab.',
  },
  'us.copyright.right-counter': {
    says: 'Wurde Ihr Beitrag aus Versehen entfernt, können Sie der Seite eine Gegenmeldung (counter notice) schicken. Er kann nach 10 bis 14 Geschäftstagen wiederkommen.',
  },
  'us.copyright.deadline-opt-out': {
    says: 'Sie haben 60 Tage nach der Zustellung, um das Copyright Claims Board abzulehnen (opt out).',
    action: 'Entscheiden: das Copyright Claims Board ablehnen (opt out) oder dort antworten',
    consequence: 'Tun Sie nichts, kann das Board gegen Sie entscheiden.',
  },
  'us.copyright.limitation': {
    says: 'Ein Anspruch aus Urheberrecht muss innerhalb von drei Jahren, nachdem er entstand, vor Gericht.',
    from: 'der Tag der Nutzung, oder bei vielen Gerichten der Tag, an dem man es erfuhr',
    restartedBy: 'Jede neue Nutzung beginnt ihre eigenen drei Jahre.',
  },
  'us.copyright.step-stop': {
    says: 'Nehmen Sie das Bild oder die Datei herunter, aber behalten Sie eine Kopie, wie Sie es benutzt haben. Geben Sie noch nichts zu.',
  },
  'us.copyright.step-check': {
    says: 'Prüfen Sie, woher Sie es haben und ob Sie eine Lizenz hatten. Suchen Sie das Werk auf Copyright.gov.',
  },
  'us.copyright.step-ask': {
    says: 'Schreiben Sie und verlangen Sie Beweise: wem es gehört, die Registrierung, und wie man auf die Summe kam.',
  },
  'us.copyright.step-court': {
    says: 'Kommen Papiere vom Gericht oder Board, handeln Sie bis zu deren Datum. Dann lohnt sich ein Anwalt.',
  },
  'us.copyright.option-dispute': {
    says: 'Verlangen Sie Beweise und sagen Sie, warum Sie es nicht schulden. Bleiben Sie höflich und kurz.',
    title: 'Beweise verlangen und bestreiten',
    cost: 'Kostenlos',
    time: 'Vor dem Datum im Brief',
    risk: 'Man kann klagen, aber die meisten tun es nicht.',
    bestFor: 'Sie waren es nicht, Sie hatten Erlaubnis, oder es war fair use.',
  },
  'us.copyright.option-settle': {
    says: 'Bieten Sie an, was eine Lizenz gekostet hätte. Unterschreiben Sie nur ein Papier, das alles beendet.',
    title: 'Eine faire Lizenzgebühr anbieten',
    cost: 'Oft viel weniger als verlangt',
    time: 'Wochen',
    risk: 'Holen Sie schriftlich, dass alle Ansprüche beendet sind (release).',
    bestFor: 'Sie haben es wirklich ohne Erlaubnis benutzt.',
  },
  'us.copyright.option-help': {
    says: 'Eine Beratung an einer Rechtsschule (law school clinic) oder ein Anwalt für geistiges Eigentum kann sagen, was es wert ist.',
    title: 'Einen Anwalt fragen',
    cost: 'Manche Beratungen sind kostenlos',
    time: 'Bald',
    risk: 'Keines.',
    bestFor: 'Die Summe ist groß, oder es gibt Papiere vom Gericht.',
  },
}
