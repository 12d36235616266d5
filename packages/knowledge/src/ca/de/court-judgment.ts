/** Court judgments, and what may be taken because of them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'ca.judged.want': {
    says: 'Ein Gericht hat entschieden, oder Beamte haben mit der Eintreibung begonnen.',
  },
  'ca.judged.reality': {
    says: 'Es ist ernst, aber Sie haben noch die Wahl. Sie können einen Zahlungsplan anbieten oder das Gericht bitten, den Fall neu zu öffnen.',
  },
  'ca.judged.who': {
    says: 'Nur Beamte des Gerichts dürfen pfänden: ein Sheriff, in Alberta eine Vollstreckungsfirma (civil enforcement agency), in Québec ein Gerichtsvollzieher (huissier).',
  },
  'ca.judged.rights': {
    says: 'Das Gesetz schützt einen Teil Ihres Lohns und das Nötigste Ihrer Wohnung vor der Pfändung.',
  },
  'ca.judged.not-all': {
    says: 'Man darf nicht alles nehmen. Zahlungen aus Old Age Security und Canada Pension Plan dürfen gewöhnliche Gläubiger nicht pfänden.',
  },
  'ca.judged.know-bank': {
    says: 'Geld ist schwerer zu schützen, wenn es auf einem Konto vermischt ist. Handeln Sie schnell, wenn ein Konto gesperrt ist.',
  },
  'ca.judged.right-pension': {
    says: 'Gewöhnliche Gläubiger dürfen Old Age Security und Canada Pension Plan nicht pfänden.',
  },
  'ca.judged.right-setaside': {
    says: 'Haben Sie die Klage nie bekommen oder hatten Sie einen guten Grund für Ihr Schweigen? Dann können Sie das Gericht bitten, das Urteil aufzuheben (set aside).',
  },
  'ca.judged.right-plan': {
    says: 'Sie können einen Zahlungsplan anbieten. Bei vielen Gerichten können Sie eine Anhörung dazu verlangen, was Sie zahlen können.',
  },
  'ca.judged.step-call': {
    says: 'Rufen Sie das Gericht mit dem Aktenzeichen an. Fragen Sie, was angeordnet wurde, an welchem Tag und was als Nächstes kommt.',
  },
  'ca.judged.step-served': {
    says: 'Überlegen Sie, ob Sie die Klage je bekommen haben. Wenn nicht, fragen Sie das Gericht sofort, wie man das Urteil aufhebt (set aside).',
  },
  'ca.judged.step-list': {
    says: 'Schreiben Sie Einkommen, Miete und Kosten auf. Sie brauchen das für einen Plan und für eine Anhörung.',
  },
  'ca.judged.step-trustee': {
    says: 'Sprechen Sie diese Woche mit einem Insolvenzverwalter (Licensed Insolvency Trustee). Reicht er einen Vergleich ein, enden die meisten Lohnpfändungen.',
  },
  'ca.judged.opt-setaside': {
    says: 'Erklären Sie, warum Sie nicht antworteten und was Sie einzuwenden haben.',
    title: 'Das Gericht bitten, neu zu öffnen',
    cost: 'Vielleicht eine Gerichtsgebühr.',
    time: 'Handeln Sie binnen Tagen.',
    risk: 'Das Gericht kann ablehnen.',
    bestFor: 'Sie haben die Papiere nie bekommen oder haben gute Einwände.',
  },
  'ca.judged.opt-plan': {
    says: 'Bieten Sie jeden Monat eine Summe an und bitten Sie, die Pfändung zu stoppen, solange Sie zahlen.',
    title: 'Einen Zahlungsplan anbieten',
    cost: 'Die angebotene Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Verpassen Sie eine Zahlung, kann man weitermachen.',
    bestFor: 'Sie schulden es und haben etwas Einkommen.',
  },
  'ca.judged.opt-proposal': {
    says: 'Ein Insolvenzverwalter (Licensed Insolvency Trustee) reicht Papiere ein, und die meisten Pfändungen enden kraft Gesetzes.',
    title: 'Schuldenvergleich oder Konkurs',
    cost: 'Wird aus dem bezahlt, was Sie zu zahlen zusagen.',
    time: 'Tage bis zum Beginn.',
    risk: 'Es steht in Ihrer Kreditauskunft. Manche Schulden bleiben, zum Beispiel Unterhalt und Geldstrafen.',
    bestFor: 'Sie schulden viel mehr, als Sie zahlen können.',
  },
  'ca.judged.warn-tax': {
    says: 'Bei der Steuerbehörde ist es anders. Sie kann ohne Gericht einen Teil von Lohn oder Konto nehmen.',
  },
}
