/** Court judgments, and what may be taken because of them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'nz.judged.want': {
    says: 'Ein Gericht hat entschieden, oder Beamte haben begonnen einzutreiben.',
  },
  'nz.judged.reality': {
    says: 'Das ist ernst, aber Sie haben noch Möglichkeiten. Sie können einen Plan anbieten oder das Gericht bitten, den Fall wieder zu öffnen.',
  },
  'nz.judged.who': {
    says: 'Nur ein Beamter des Gerichts (bailiff) darf Sachen pfänden. Eine Inkassofirma darf das nicht.',
  },
  'nz.judged.rights': {
    says: 'Sie können dem Gericht zeigen, was Sie zahlen können. Einfache Dinge des Haushalts und Werkzeug für Ihren Beruf sind bis zu einer Summe sicher.',
  },
  'nz.judged.not-all': {
    says: 'Man darf nicht Ihren ganzen Lohn nehmen. Bei gewöhnlichen Schulden muss eine Lohnpfändung (attachment order) Ihnen mindestens 60 % des Nettolohns lassen.',
  },
  'nz.judged.right-assessment': {
    says: 'Ihre Finanzen können geprüft werden (financial assessment), damit das Gericht sieht, was Sie sich leisten können.',
  },
  'nz.judged.right-setaside': {
    says: 'Haben Sie die Klage nie bekommen oder haben Sie gute Gründe dagegen, können Sie das Gericht bitten, das Urteil aufzuheben (set aside).',
  },
  'nz.judged.right-vary': {
    says: 'Ändert sich Ihre Lage, können Sie das Gericht bitten, eine Lohnpfändung (attachment order) zu ändern.',
  },
  'nz.judged.step-call': {
    says: 'Rufen Sie mit der Fallnummer beim Gericht an. Fragen Sie, was angeordnet wurde und wann.',
  },
  'nz.judged.step-mentor': {
    says: 'Rufen Sie MoneyTalks unter 0800 345 123 an und machen Sie einen Haushaltsplan.',
  },
  'nz.judged.step-offer': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten können, und füllen Sie die Erklärung zu Ihren Finanzen (financial statement) aus.',
  },
  'nz.judged.step-options': {
    says: 'Können Sie gar nicht zahlen, fragen Sie nach dem Verfahren ohne Vermögen (no asset procedure) oder einem Plan zur Rückzahlung (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Bieten Sie eine Summe pro Woche an.',
    title: 'In Raten zahlen',
    cost: 'Die Summe, die Sie anbieten.',
    time: 'Tage bis Wochen.',
    risk: 'Hören Sie auf, kann man wieder handeln.',
    bestFor: 'Sie schulden es und haben etwas Einkommen.',
  },
  'nz.judged.opt-setaside': {
    says: 'Erklären Sie, warum Sie nicht geantwortet haben und was Sie gegen die Klage sagen.',
    title: 'Bitten, das Urteil aufzuheben',
    cost: 'Es kann eine Gebühr geben.',
    time: 'Handeln Sie innerhalb von Tagen.',
    risk: 'Das Gericht kann ablehnen.',
    bestFor: 'Sie haben die Papiere nie bekommen oder haben gute Gründe gegen die Klage.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Ein Verfahren ohne Vermögen (no asset procedure) dauert ein Jahr und beendet die meisten Schulden bis 50.000 $.',
    title: 'Wege bei Zahlungsunfähigkeit',
    cost: 'Der Antrag ist kostenlos.',
    time: 'Wochen.',
    risk: 'Es ist öffentlich, und Sie können es nur einmal nutzen.',
    bestFor: 'Sie besitzen wenig und können nicht zahlen.',
  },
  'nz.judged.warn-assessment': {
    says: 'Beachten Sie eine Prüfung Ihrer Finanzen (financial assessment) nicht, kann das Gericht einen Befehl (warrant) schicken, Sie dorthin zu bringen.',
  },
}
