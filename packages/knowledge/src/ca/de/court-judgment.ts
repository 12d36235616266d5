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
  'ca.judged.qc-wages': {
    says: 'In Québec ist ein Grundteil Ihres Lohns nicht pfändbar. Vom Rest darf man 30 % nehmen.',
  },
  'ca.judged.qc-revoke': {
    says: 'In Québec können Sie die Aufhebung eines Versäumnisurteils (rétractation de jugement) verlangen. Sie haben 30 Tage ab dem Tag, an dem Sie davon erfuhren.',
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
  'ca.judged.on-wages': {
    says: 'In Ontario sind 80 % Ihres Nettolohns vor den meisten Gläubigern sicher. Bei Unterhalt (support) ist es die Hälfte.',
  },
  'ca.judged.bc-wages': {
    says: 'In British Columbia sind 70 % Ihres Nettolohns vor den meisten Gläubigern sicher.',
  },
  'ca.judged.on-setaside': {
    says: 'In Ontario können Sie das Gericht bitten, ein Versäumnisurteil (default judgment) aufzuheben (set aside). Sie brauchen aussichtsreiche Einwände und einen guten Grund, und Sie müssen schnell handeln.',
  },
  'ca.judged.on-goods': {
    says: 'In Ontario sind Kleidung, Hausrat, Werkzeug für die Arbeit und ein Auto bis zu festen Werten sicher.',
  },
  'ca.judged.bc-goods': {
    says: 'In British Columbia sind Kleidung, Hausrat, Werkzeug und ein Auto bis zu festen Werten sicher.',
  },
  'ca.judged.ab-safe': {
    says: 'In Alberta sind ein Teil Ihres Lohns, Essen, Kleidung, Hausrat, Werkzeug und ein Auto bis zu festen Werten sicher. Nur eine Vollstreckungsfirma (civil enforcement agency) darf pfänden.',
  },
  'ca.judged.sk-safe': {
    says: 'In Saskatchewan sind ein Teil Ihres Lohns und die Dinge sicher, die ein Haushalt braucht. Nur der Sheriff darf pfänden.',
  },
  'ca.judged.mb-wages': {
    says: 'In Manitoba dürfen die meisten Gläubiger höchstens 30 % Ihres Lohns nehmen.',
  },
}
