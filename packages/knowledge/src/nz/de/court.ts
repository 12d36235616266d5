/** The German words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DE: Words = {
  'nz.claim.want': {
    says: 'Sie können antworten und Ihre Seite erzählen. Suchen Sie den letzten Tag dafür.',
  },
  'nz.claim.reality': {
    says: 'Das ist ein echter Schritt vor Gericht. Es ist noch kein Urteil. Antworten Sie rechtzeitig, muss die andere Seite ihren Fall beweisen.',
  },
  'nz.claim.who': {
    says: 'Wer klagt, ist der Kläger (plaintiff oder applicant). Sie sind der Beklagte (defendant oder respondent). Das Gericht ist auf keiner Seite.',
  },
  'nz.claim.rights': {
    says: 'Sie können sich ganz oder teilweise verteidigen, sich einigen oder um Raten bitten.',
  },
  'nz.claim.not-yet': {
    says: 'Ihr Lohn, Ihr Konto und Ihre Sachen sind jetzt noch sicher. Die andere Seite braucht zuerst ein Urteil.',
  },
  'nz.claim.know-tribunal': {
    says: 'Seit dem 24. Januar 2026 hört das Disputes Tribunal bestrittene Forderungen bis 60.000 $. Anwälte dürfen dort nicht auftreten.',
  },
  'nz.claim.right-defend': {
    says: 'Sie haben das Recht, eine Verteidigung (statement of defence) einzureichen und gehört zu werden.',
  },
  'nz.claim.right-transfer': {
    says: 'Bestreiten Sie eine Forderung bis 60.000 $, können Sie bitten, sie an das Disputes Tribunal zu geben.',
  },
  'nz.claim.right-old': {
    says: 'Sie können sagen, dass die Forderung zu alt ist. Schreiben Sie es in Ihre Verteidigung.',
  },
  'nz.claim.defence': {
    says: 'Sie haben ab der Zustellung 25 Arbeitstage Zeit, eine Verteidigung (defence) einzureichen. Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Ihre Verteidigung (statement of defence) beim Gericht einreichen',
    consequence: 'Die andere Seite kann ein Urteil bekommen, ohne dass Sie gehört werden.',
  },
  'nz.claim.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem Sie die Papiere bekamen. In der Mitteilung (notice of proceeding) steht, wie viele Tage Sie haben.',
  },
  'nz.claim.step-help': {
    says: 'Rufen Sie heute Community Law oder Citizens Advice Bureau an. Die Hilfe ist kostenlos.',
  },
  'nz.claim.step-file': {
    says: 'Reichen Sie Ihre Verteidigung (statement of defence) rechtzeitig beim Gericht ein und schicken Sie der anderen Seite eine Kopie.',
  },
  'nz.claim.step-proof': {
    says: 'Sammeln Sie Ihre Unterlagen: Vertrag, Rechnungen, E-Mails und Zahlungsbelege.',
  },
  'nz.claim.opt-defend': {
    says: 'Sagen Sie, was stimmt, was nicht stimmt und warum.',
    title: 'Eine Verteidigung einreichen',
    cost: 'Meist kostenlos.',
    time: '25 Arbeitstage.',
    risk: 'Verlieren Sie, schulden Sie vielleicht Kosten.',
    bestFor: 'Sie schulden es nicht oder nicht alles.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Bitten Sie das Gericht, den Fall abzugeben. Das ist einfacher, und es gibt keine Anwälte.',
    title: 'Um das Disputes Tribunal bitten',
    cost: 'Eine kleine Gebühr oder keine.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Ist der Tag nah, reichen Sie auch eine Verteidigung ein.',
    bestFor: 'Sie bestreiten die Forderung und sie beträgt 60.000 $ oder weniger.',
  },
  'nz.claim.opt-settle': {
    says: 'Bieten Sie eine Summe oder einen Plan an. Reichen Sie trotzdem Ihre Verteidigung ein, außer die Einigung ist unterschrieben.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Kommt keine Einigung, kann die Zeit ablaufen.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'nz.claim.warn-default': {
    says: 'Antworten Sie nicht rechtzeitig, kann das Gericht ohne Sie entscheiden.',
  },
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
  'nz.demand.want': {
    says: 'Der nächste Schritt könnte der Bankrott (bankruptcy) sein, wenn Sie nichts tun.',
  },
  'nz.demand.reality': {
    says: 'Sie sind noch nicht bankrott. Sie haben zehn Arbeitstage, um zu zahlen, sich zu einigen oder den High Court um Aufhebung zu bitten.',
  },
  'nz.demand.who': { says: 'Die Mitteilung kommt vom High Court, auf Antrag des Gläubigers.' },
  'nz.demand.rights': {
    says: 'Sie können zahlen, einen Plan vereinbaren oder das Gericht bitten, die Mitteilung aufzuheben.',
  },
  'nz.demand.notice': {
    says: 'Sie haben ab der Zustellung einer solchen Mitteilung (bankruptcy notice) zehn Arbeitstage. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Zahlen, sich einigen oder beim High Court einen Antrag stellen',
    consequence: 'Man kann dann das Gericht bitten, Sie für bankrott zu erklären.',
  },
  'nz.demand.right-setaside': {
    says: 'Sie können das Gericht um Aufhebung bitten, wenn Sie gegen die andere Seite eine gleich große Forderung haben.',
  },
  'nz.demand.step-lawyer': {
    says: 'Lassen Sie sich heute rechtlich beraten. Rufen Sie Community Law an.',
  },
  'nz.demand.step-deal': {
    says: 'Bieten Sie schriftlich einen Plan an und bitten Sie, die Mitteilung zurückzuziehen.',
  },
  'nz.demand.step-options': {
    says: 'Fragen Sie, ob ein anderer Weg für Sie besser ist, etwa ein Plan zur Rückzahlung (debt repayment order).',
  },
  'nz.demand.opt-deal': {
    says: 'Bieten Sie einen Plan oder eine kleinere Summe an und lassen Sie es sich schriftlich geben.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Zehn Arbeitstage.',
    risk: 'Die Zeit läuft weiter.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'nz.demand.opt-setaside': {
    says: 'Stellen Sie einen Antrag beim High Court.',
    title: 'Aufhebung beantragen',
    cost: 'Kosten für Gericht und Anwalt.',
    time: 'Zehn Arbeitstage.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Die Mitteilung oder das Urteil ist falsch.',
  },
  'nz.claim.right-lender': {
    says: 'Bei einem Kredit muss der Kreditgeber sorgfältig geliehen, die Bedingungen genannt und nur faire Gebühren verlangt haben. Wenn nicht, schreiben Sie das in Ihre Erwiderung.',
  },
}
