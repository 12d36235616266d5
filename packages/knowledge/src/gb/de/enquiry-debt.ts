/** Fragen zu Schulden: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'gb.ask-debt.take-car': {
    says: 'Eine Inkassofirma (debt collector) kann weder Ihr Auto noch Ihre Sachen nehmen. Das können nur Gerichtsvollzieher (bailiffs), und bei einer normalen Schuld nur nach einem Urteil, das Sie nicht bezahlt haben.',
  },
  'gb.ask-debt.let-in': {
    says: 'Sie müssen Geldeintreiber (debt collectors) nicht hereinlassen oder mit ihnen reden. Sie müssen gehen, wenn Sie es sagen. Sie sind keine Gerichtsvollzieher (bailiffs).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Geldeintreiber (debt collectors) dürfen nicht herein und nichts nehmen. In Schottland vollstrecken nur Vollzugsbeamte (sheriff officers), und nur nach einer Gerichtsentscheidung.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Geldeintreiber (debt collectors) dürfen nicht herein und nichts nehmen. Nur das Enforcement of Judgments Office kann vollstrecken, nach einem Urteil.',
  },
  'gb.ask-debt.too-old': {
    says: 'Bei den meisten Schulden haben sie sechs Jahre für eine Klage. Vor dem Ende startet eine Zahlung oder ein unterschriebenes Anerkenntnis sie neu. Ein rechtzeitiges Urteil läuft so nicht ab.',
    dependsOn:
      'wann Sie zuletzt gezahlt oder es schriftlich anerkannt haben und ob es schon ein Urteil gibt',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'In Schottland enden die meisten Schulden nach fünf Jahren ohne Zahlung, schriftliches Anerkenntnis oder Gerichtsverfahren. Dann schulden Sie nichts. Council tax und Gerichtsentscheidungen halten länger.',
    dependsOn:
      'ob Sie in den letzten fünf Jahren gezahlt oder schriftlich anerkannt haben oder verklagt wurden',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'In Nordirland haben sie bei den meisten Schulden sechs Jahre. Vor dem Ende startet eine Zahlung oder ein unterschriebenes Anerkenntnis sie neu.',
    dependsOn: 'wann Sie zuletzt gezahlt oder es schriftlich anerkannt haben',
  },
  'gb.ask-debt.partner': {
    says: 'Nein, meistens nicht. Sie schulden nichts, nur weil Sie mit jemandem verheiratet sind oder zusammenleben. Sie schulden es, wenn Sie mit unterschrieben haben. Council tax und Miete einer gemeinsamen Wohnung können anders sein.',
  },
  'gb.ask-debt.joint': {
    says: 'Bei einer gemeinsamen Schuld kann jeder auf alles in Anspruch genommen werden, nicht nur auf die Hälfte. Sie können vom anderen seinen Teil verlangen.',
  },
  'gb.ask-debt.dead': {
    says: 'Schulden erben Sie nicht. Sie werden aus dem Nachlass bezahlt, bevor jemand etwas bekommt. Meist zahlen Sie nur, wenn Sie mit unterschrieben haben oder gemeinsam schulden.',
  },
  'gb.ask-debt.prison': {
    says: 'Wegen Karte, Kredit, Rechnung oder privater Parkforderung kommen Sie nicht ins Gefängnis. Geldstrafen vom Gericht (court fines) sind anders. Holen Sie dann Rat.',
  },
  'gb.ask-debt.wages': {
    says: 'Bei Karten, Krediten und Rechnungen brauchen sie zuerst ein Urteil und dann eine Gerichtsanordnung. Das Gericht muss Ihnen genug zum Leben lassen. Bei Steuern und Sozialleistungen gelten andere Regeln.',
    dependsOn: 'ob es ein Urteil oder eine andere rechtliche Anordnung gibt',
  },
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Handeln Sie jetzt. Beantragen Sie mit Formular N244 die Aufhebung (set aside). Schreiben Sie, wann Sie davon erfuhren, wohin die Papiere gingen und warum Sie nichts schulden.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Handeln Sie jetzt. Beantragen Sie mit Formular N244 die Aufhebung (set aside). Schreiben Sie, wann Sie davon erfuhren, warum Sie nicht antworteten und was Ihre Verteidigung ist.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Zahlen Sie alles innerhalb eines Monats, verschwindet es aus dem Register. Sonst bleibt es sechs Jahre ab dem Urteil. Zahlen Sie später, steht es als bezahlt da.',
    dependsOn: 'ob Sie alles innerhalb eines Monats zahlen',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Bitten Sie das Gericht mit Formular N245 und Haushaltsplan um kleinere Raten. Zahlen Sie in der Zwischenzeit, was Sie können.',
  },
  'gb.ask-debt.court-claim': {
    says: 'Schicken Sie sofort die Empfangserklärung (acknowledgment of service). Dafür haben Sie 14 Tage ab Zustellung, und ab Zustellung 28 Tage zur Verteidigung. Ignorieren Sie es nicht.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Antworten Sie innerhalb von 30 Tagen ab dem Datum im Brief. Nehmen Sie das Antwortformular (Reply Form) und verlangen Sie nötige Unterlagen. Dann sollen sie vor dem Gericht warten.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Schreiben Sie, dass Sie diese Schuld nicht kennen. Verlangen Sie Beweise. Geben Sie nicht mehr Daten an als nötig. Bei Kreditschulden müssen sie es beweisen.',
  },
  'gb.ask-debt.prove': {
    says: 'Sie können Beweise verlangen. Bei Karte, Kredit oder Katalog schicken Sie £1 und verlangen den Vertrag. Bis er kommt, können sie ihn nicht vor Gericht durchsetzen.',
  },
  'gb.ask-debt.harass': {
    says: 'Schreiben Sie, dass Sie nur Briefe wollen. Bei Kreditschulden müssen sie faire Wünsche achten und anderen nichts sagen. Machen sie weiter, beschweren Sie sich.',
  },
  'gb.ask-debt.settle': {
    says: 'Ja, fragen können Sie. Sie müssen nicht weniger nehmen, aber viele tun es. Holen Sie die Abmachung zuerst schriftlich. Der Rest muss erlassen sein und darf nicht verkauft werden.',
  },
  'gb.ask-debt.breathing-space': {
    says: 'Fragen Sie eine Schuldnerberatung nach der Zahlungspause (breathing space). Sie stoppt 60 Tage die meisten Zinsen, Briefe und Schritte. In einer seelischen Krise mit Behandlung kann sie länger dauern.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'In Schottland können Sie ein Moratorium beantragen. Es stoppt die Vollstreckung durch Gläubiger sechs Monate. Zinsen laufen weiter. Sprechen Sie zuerst mit einer Schuldnerberatung (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Holen Sie heute kostenlosen Rat. Sie haben 18 Tage ab Zustellung, um die Aufhebung beim Gericht zu beantragen, und 21 Tage, um zu zahlen oder sich zu einigen.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Ein Gläubiger kann Ihre Insolvenz (bankruptcy) nur ab £5,000 beantragen. Haben Sie eine statutory demand, können Sie innerhalb von 18 Tagen beim Gericht die Aufhebung beantragen. Holen Sie heute Rat.',
    dependsOn: 'ob Sie diesem Gläubiger £5,000 oder mehr schulden',
  },
  'gb.ask-debt.home': {
    says: 'Bei Karte oder Kredit ohne Sicherheit brauchen sie zuerst ein Urteil. Dann können sie eine Belastung Ihres Hauses (charge) beantragen. Ein Zwangsverkauf ist selten, und ein Richter muss entscheiden.',
    dependsOn: 'ob die Schuld mit Ihrem Haus gesichert ist oder es ein Urteil gibt',
  },
  'gb.ask-debt.bank-account': {
    says: 'Eine Inkassofirma kann Ihr Konto nicht anrühren. Nach einem Urteil kann ein Gericht es sperren. Schulden Sie Ihrer eigenen Bank Geld, kann sie vielleicht umbuchen. Holen Sie Rat.',
    dependsOn: 'ob es ein Urteil gibt und ob Sie Ihrer eigenen Bank Geld schulden',
  },
  'gb.ask-debt.ignore': {
    says: 'Ein Inkassobrief allein kann Ihnen nichts tun. Eine echte Schuld kann aber vor Gericht enden. Schreiben Sie zurück, verlangen Sie Beweise und ignorieren Sie nie ein Gerichtsformular.',
    dependsOn: 'ob es Ihre Schuld ist und sie nicht zu alt ist',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Zahlen Sie zuerst Wohnung, Heizung, Essen und council tax. Rufen Sie dann eine kostenlose Schuldnerberatung an. Sie kann einen Plan, eine Pause oder einen Erlass einrichten.',
  },
  'gb.ask-debt.credit-file': {
    says: 'Ein Verzug (default) bleibt sechs Jahre ab seinem Datum, bezahlt oder nicht. Ist er falsch, verlangen Sie die Berichtigung. Lehnt der Kreditgeber ab, beschweren Sie sich beim Information Commissioner.',
    dependsOn: 'das Datum des Verzugs (default)',
  },
  'gb.ask-debt.payday': {
    says: 'Sie können sich beschweren, wenn sie ohne richtige Prüfung liehen. Verlangen Sie die Zinsen zurück. Nach acht Wochen oder einer letzten Antwort hilft der Financial Ombudsman kostenlos.',
  },
  'gb.ask-debt.real-letter': {
    says: 'Benutzen Sie nicht Nummer oder Link aus der Nachricht. Suchen Sie die Firma im FCA Register und rufen Sie die Nummer dort an. Verlangen Sie die Schuld schriftlich.',
    dependsOn: 'ob die Firma es unter einer Nummer bestätigt, die Sie selbst gefunden haben',
  },
  'gb.ask-debt.step-dates-general': {
    says: 'Suchen Sie Daten. Ein Gerichtsformular oder eine letzte Aufforderung (letter of claim) hat einen letzten Tag zur Antwort. Erledigen Sie das zuerst.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Prüfen Sie vor Zahlung oder Anerkenntnis, ob es Ihre Schuld ist, die Summe stimmt und wann Sie zuletzt gezahlt haben.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Listen Sie alle Schulden auf. Oben stehen Miete oder Hauskredit, council tax, Energie und Geldstrafen vom Gericht. Diese können am meisten schaden.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Rufen Sie eine kostenlose, gemeinnützige Schuldnerberatung an. Die Hilfe ist vertraulich und kostet nichts.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Schreiben Sie Briefe und behalten Sie Kopien. Stimmen Sie am Telefon keinen Zahlungen zu.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'Sie haben das Recht auf faire Behandlung. Niemand darf Sie einschüchtern, täuschen oder Ihrem Chef von einer Schuld erzählen, damit Sie zahlen.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'Bei Karten, Krediten und Katalogen haben Sie das Recht auf Zeit und auf Raten, die Sie zahlen können.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'Bei den meisten Schulden kann ohne Urteil niemand Sachen oder Lohn nehmen. Für council tax und Geldstrafen gelten andere Regeln.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Verlangen Sie schriftlich Beweise für die Schuld, die Summe und dass sie ihnen gehört.',
    title: 'Beweise verlangen',
    cost: 'Eine Briefmarke und £1 für einen Kreditvertrag.',
    time: 'Eine Stunde.',
    risk: 'Gering, wenn Ihr Brief die Schuld nicht anerkennt.',
    bestFor: 'Sie kennen die Schuld nicht, oder sie ist alt.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Schicken Sie einen Haushaltsplan und ein Monatsangebot, das Sie durchhalten.',
    title: 'Anbieten, was Sie zahlen können',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Bei einer alten Schuld kann es die Verjährung neu starten.',
    bestFor: 'Sie schulden es und die Schuld ist nicht alt.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Sie sehen alle Ihre Schulden an und zeigen jeden Weg, von der Pause bis zum Erlass.',
    title: 'Mit einer kostenlosen Schuldnerberatung sprechen',
    cost: 'Nichts.',
    time: 'Etwa eine Stunde.',
    risk: 'Keines.',
    bestFor: 'Mehr als eine Schuld oder Gerichtspost.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Vor Ende der sechs Jahre kann eine Zahlung oder ein unterschriebenes Anerkenntnis sie neu starten. Ist Ihre Schuld vielleicht alt, holen Sie Rat, bevor Sie etwas zahlen.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Haben Sie ein Gerichtsformular, antworten Sie rechtzeitig. Das ist hier wichtiger als alles andere.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'Gemeinnützige Schuldnerberatung ist kostenlos. Fragen schadet Ihrer Kreditwürdigkeit nicht.',
    learnMore:
      'Firmen, die Schuldnerberatung verkaufen, müssen sagen, dass es kostenlose Hilfe gibt.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Eine Inkassofirma kann schreiben und anrufen, mehr nicht. Die echte Macht hat ein Gericht, und dort werden Sie gehört.',
    actionable: 'Bleiben Sie ruhig, bleiben Sie schriftlich und achten Sie auf Gerichtspost.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Rufen Sie heute das Gericht an, das im Urteil steht. Verlangen Sie das Formular für die Aufhebung (set aside). Sagen Sie, wann Sie es erfuhren, warum Sie nicht antworteten und was dagegen spricht.',
  },
}
