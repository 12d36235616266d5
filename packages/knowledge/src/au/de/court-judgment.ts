/** Court judgments, and what may be taken because of them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'au.judged.want': {
    says: 'Ein Gericht hat entschieden, oder Beamte haben begonnen, das Geld einzutreiben.',
  },
  'au.judged.reality': {
    says: 'Das ist ernst, aber Sie haben noch eine Wahl. Sie können um Raten bitten oder das Gericht bitten, den Fall neu zu öffnen.',
  },
  'au.judged.who': {
    says: 'Nur Beamte des Gerichts (sheriff oder bailiff) dürfen Sachen pfänden. Eine Inkassofirma darf das nicht.',
  },
  'au.judged.rights': {
    says: 'Sie dürfen einfache Sachen für den Haushalt behalten, Werkzeug für die Arbeit bis zu einer Summe, und genug Lohn zum Leben.',
  },
  'au.judged.not-all': {
    says: 'Man darf Ihre Zahlung von Centrelink nicht nehmen, bevor sie ausgezahlt ist. Auch einfache Sachen in Ihrer Wohnung sind sicher.',
  },
  'au.judged.right-instalments': {
    says: 'Sie können das Gericht bitten, in Raten zahlen zu dürfen. Bei den meisten Gerichten ist das kostenlos oder billig, und es hält andere Schritte an.',
  },
  'au.judged.right-setaside': {
    says: 'Haben Sie die Klage nie bekommen oder haben Sie gute Gründe gegen sie, können Sie das Gericht bitten, das Urteil aufzuheben (set aside).',
  },
  'au.judged.right-centrelink': {
    says: 'Zahlungen von Centrelink sind durch Gesetz vor den meisten Gläubigern geschützt.',
  },
  'au.judged.step-call': {
    says: 'Rufen Sie das Gericht mit der Fallnummer an. Fragen Sie, was angeordnet wurde und wann.',
  },
  'au.judged.step-helpline': {
    says: 'Rufen Sie für kostenlose Hilfe die National Debt Helpline unter 1800 007 007 an.',
  },
  'au.judged.step-instalments': {
    says: 'Füllen Sie das Formular des Gerichts für Raten aus. Schreiben Sie auf, was Sie einnehmen und ausgeben.',
  },
  'au.judged.step-options': {
    says: 'Können Sie gar nicht zahlen, fragen Sie nach einer Schuldenvereinbarung (debt agreement) oder Insolvenz (bankruptcy), bevor Sie wählen.',
  },
  'au.judged.opt-instalments': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten.',
    title: 'Bitten, in Raten zahlen zu dürfen',
    cost: 'Kostenlos oder eine kleine Gebühr.',
    time: 'Tage bis Wochen.',
    risk: 'Lassen Sie eine Rate aus, kann man wieder handeln.',
    bestFor: 'Sie schulden es und haben etwas Einkommen.',
  },
  'au.judged.opt-setaside': {
    says: 'Erklären Sie, warum Sie nicht geantwortet haben und was Sie gegen die Klage sagen.',
    title: 'Bitten, das Urteil aufzuheben (set aside)',
    cost: 'Es kann eine Gebühr kosten.',
    time: 'Handeln Sie binnen Tagen.',
    risk: 'Das Gericht kann ablehnen, und das kann Kosten bringen.',
    bestFor: 'Sie haben die Papiere nie bekommen, oder Sie haben gute Gründe gegen die Klage.',
  },
  'au.judged.opt-afsa': {
    says: 'Beides hält die meisten Gläubiger auf. Eine Insolvenz (bankruptcy) dauert drei Jahre und einen Tag.',
    title: 'Schuldenvereinbarung (debt agreement) oder Insolvenz (bankruptcy)',
    cost: 'Der Antrag auf Insolvenz ist kostenlos.',
    time: 'Tage bis zum Beginn.',
    risk: 'Es begrenzt Reisen und Kredit, und Sie verlieren vielleicht ein Haus oder ein gutes Auto.',
    bestFor: 'Sie können nicht zahlen und besitzen wenig.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Mit einem Urteil über 10.000 $ oder mehr kann man eine Insolvenzandrohung (bankruptcy notice) beantragen. Sie gibt Ihnen 21 Tage.',
  },
}
