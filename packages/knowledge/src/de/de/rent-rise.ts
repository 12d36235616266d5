/** Mieterhöhungen auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'de.home.deadline-rise': {
    says: 'Sie haben bis Ende des zweiten Monats nach Zugang Zeit. Der Tag hier ist der sichere.',
    action: 'Mieterhöhung prüfen: zustimmen, teilweise zustimmen oder ablehnen',
    consequence:
      'Der Vermieter kann binnen drei weiterer Monate auf Zustimmung klagen. Von allein steigt nichts.',
  },
  'de.home.step-rise-check': {
    says: 'Stimmen Sie noch nicht zu. Prüfen Sie Mietspiegel, Wohnfläche und letzte Erhöhung.',
  },
  'de.home.option-rise': {
    says: 'Schreiben Sie, wie viel Sie akzeptieren. Schweigen ist keine Zustimmung, mehrfaches Zahlen kann es sein.',
    title: 'Nur zustimmen, soweit es stimmt',
    cost: 'Kostenlos.',
    time: 'Zwei Monate Bedenkzeit.',
    risk: 'Der Vermieter kann auf Zustimmung klagen.',
    bestFor: 'Die Erhöhung ist zu hoch oder zu früh.',
  },
  'de.home.right-rise': {
    says: 'Die Miete darf höchstens bis zur ortsüblichen Miete steigen. In drei Jahren höchstens 20 %, in vielen Städten 15 %.',
  },
  'de.home.right-rise-wait': {
    says: 'Die Miete muss bei Beginn der Erhöhung 15 Monate gleich gewesen sein. Sie steigt nur mit Ihrer Zustimmung oder Urteil.',
  },
  'de.rise.want': { says: 'Ihr Vermieter bittet Sie, einer höheren Miete zuzustimmen.' },
  'de.rise.want-consent': {
    says: 'Ohne Ihre Zustimmung oder ein Urteil bleibt die Miete, wie sie ist.',
  },
  'de.rise.who': {
    says: 'Ein Vermieter kann die Miete nicht allein bestimmen. Im Streit entscheidet ein Gericht.',
  },
  'de.rise.reality': {
    says: 'Sie verlieren die Wohnung nicht, wenn Sie prüfen oder Nein sagen. Eine Kündigung für mehr Miete ist verboten.',
  },
  'de.rise.rights-summary': {
    says: 'Sie haben zwei volle Monate Bedenkzeit. Sie können zustimmen, teilweise zustimmen, ablehnen oder früher ausziehen.',
  },
  'de.rise.not-yet': {
    says: 'Mehr Miete ist frühestens ab dem dritten Monat nach dem Brief fällig, und nur mit Ihrer Zustimmung.',
  },
  'de.rise.know-brake': {
    says: 'Jedes Land nennt Orte, in denen die Miete in drei Jahren nur um 15 % steigen darf. Fragen Sie, ob Ihr Ort dazugehört.',
    learnMore:
      'Fragen Sie die Stadt oder suchen Sie die Kappungsgrenzenverordnung Ihres Bundeslandes.',
  },
  'de.rise.element-reason': {
    says: 'Der Brief braucht eine Begründung: Mietspiegel, Gutachten, Mietdatenbank oder drei vergleichbare Wohnungen.',
    name: 'die Begründung der neuen Miete',
    ifMissing:
      'Wir sehen keinen Mietspiegel, kein Gutachten und keine drei vergleichbaren Wohnungen. Ohne Begründung zählt der Brief nicht.',
  },
  'de.rise.right-year': {
    says: 'Der Vermieter darf erst ein Jahr nach der letzten Erhöhung wieder mehr verlangen.',
  },
  'de.rise.right-leave': {
    says: 'Sie können stattdessen früher kündigen. Erklären Sie das bis Ende des zweiten Monats nach Zugang des Briefes.',
  },
  'de.rise.step-index': {
    says: 'Suchen Sie Ihre Wohnung im Mietspiegel der Stadt. Notieren Sie Größe, Baujahr, Lage und Ausstattung.',
  },
  'de.rise.step-help': {
    says: 'Lassen Sie den Brief vom Mieterverein oder der Verbraucherzentrale prüfen, bevor Sie unterschreiben.',
  },
  'de.rise.step-answer': {
    says: 'Antworten Sie schriftlich, bevor die Zeit abläuft. Schreiben Sie, wie viel Sie akzeptieren. Behalten Sie eine Kopie.',
  },
  'de.rise.option-agree': {
    says: 'Wenn alles stimmt, stimmen Sie zu. Sonst könnte der Vermieter vor Gericht gewinnen, und Sie zahlen die Kosten.',
    title: 'Der neuen Miete zustimmen',
    cost: 'Jeden Monat die höhere Miete.',
    time: 'Bis Ende des zweiten Monats.',
    risk: 'Sie können das nicht ohne Grund zurücknehmen.',
    bestFor: 'Der Betrag liegt in der ortsüblichen Miete und den Grenzen.',
  },
  'de.rise.option-help': {
    says: 'Ein Mieterverein rechnet die ortsübliche Miete für Sie aus und schreibt die Antwort.',
    title: 'Den Brief prüfen lassen',
    cost: 'Ein Jahresbeitrag für Mitglieder oder Beratungshilfe bei wenig Einkommen.',
    time: 'Diese Woche.',
    risk: 'Keines. Die Frist läuft weiter.',
    bestFor: 'Sie wissen nicht, ob der Betrag stimmt.',
  },
  'de.rise.insight-pay': {
    says: 'Wenn Sie die neue Miete mehrmals ohne Vorbehalt zahlen, kann das als Ja gelten.',
    actionable: 'Zahlen Sie die alte Miete, bis Sie entschieden haben.',
  },
}
