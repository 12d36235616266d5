/** The German words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'ca.ask.things': {
    says: 'Eine Inkassofirma darf weder Ihr Auto oder Ihre Sachen nehmen noch hereinkommen. Das darf nur ein Beamter des Gerichts, nach einem Urteil. Bei einem Autokredit ist es anders.',
  },
  'ca.ask.prison': {
    says: 'Wegen Schulden auf einer Karte, aus einem Kredit oder einer Rechnung können Sie nicht ins Gefängnis kommen. Holen Sie kostenlose Hilfe bei der Schuld.',
  },
  'ca.ask.old': {
    says: 'Die meisten Provinzen geben zwei Jahre für eine Klage, Québec drei. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    dependsOn: 'Ihre Provinz und der Tag Ihrer letzten Zahlung',
  },
  'ca.ask.old-qc': {
    says: 'In Québec hat man bei den meisten Schulden drei Jahre für eine Klage. Eine Zahlung startet sie neu. Sagen Sie dem Gericht, wenn es zu spät ist.',
  },
  'ca.ask.calls': {
    says: 'Verlangen Sie schriftlich, dass man sich nur per Brief meldet. Notieren Sie jeden Anruf. Man darf Ihnen nicht drohen und nicht mit Ihrem Chef sprechen. Beschweren Sie sich dann bei Ihrer Provinz.',
  },
  'ca.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie die Schuld nicht haben, und verlangen Sie Beweise. Zahlen Sie nicht. Suchen Sie in Ihrer Kreditauskunft nach Konten, die Sie nicht kennen.',
  },
  'ca.ask.wages': {
    says: 'Die meisten Gläubiger brauchen zuerst ein Urteil. Dann dürfen sie nur einen Teil Ihres Lohns nehmen. Die Steuerbehörde braucht kein Urteil.',
    dependsOn: 'wem Sie etwas schulden und ob es ein Urteil gibt',
  },
  'ca.ask.cannot-pay': {
    says: 'Machen Sie einen Haushaltsplan und bieten Sie an, was Sie durchhalten. Gehen Sie zu einer gemeinnützigen Schuldnerberatung (credit counsellor) oder einem Insolvenzverwalter (Licensed Insolvency Trustee). Das erste Gespräch ist meist kostenlos.',
  },
  'ca.ask.bankrupt': {
    says: 'Ein Insolvenzverwalter (Licensed Insolvency Trustee) kann einen Schuldenvergleich (consumer proposal) oder Konkurs (bankruptcy) einleiten. Beides stoppt die meisten Klagen und Lohnpfändungen. Bitten Sie um ein kostenloses erstes Gespräch.',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'ca.ask.credit-file': {
    says: 'Sie bekommen Ihre Kreditauskunft kostenlos von Equifax und TransUnion. Ist etwas falsch, lassen Sie es berichtigen. Die meisten Schulden verschwinden nach etwa sechs Jahren.',
  },
  'ca.ask.sued': {
    says: 'Reichen Sie rechtzeitig eine Klageerwiderung (defence) ein. Es sind 20 Tage in Ontario und Alberta, 14 in British Columbia und 15 in Québec. Holen Sie kostenlose rechtliche Hilfe.',
  },
  'ca.ask.ignore': {
    says: 'Lassen Sie Papiere vom Gericht nicht liegen. Antworten Sie nicht, kann das Gericht ohne Sie entscheiden. Dann kann man einen Teil Ihres Lohns nehmen.',
  },
  'ca.ask.evict': {
    says: 'Ein Vermieter kann Sie nicht allein mit einem Schreiben hinaussetzen. Ziehen Sie nicht aus, braucht er eine Anordnung. Prüfen Sie das Formular und den letzten Tag, und rufen Sie eine Mieterberatung an.',
  },
  'ca.ask.evict-qc': {
    says: 'In Québec kann nur das Wohngericht (Tribunal administratif du logement) Ihren Mietvertrag beenden, wenn Sie nicht gehen wollen. Sie haben das Recht, in Ihrer Wohnung zu bleiben.',
  },
  'ca.ask.locks': {
    says: 'Ihr Vermieter darf nicht die Schlösser tauschen oder Heizung oder Strom abstellen, damit Sie gehen. Rufen Sie das Mietamt Ihrer Provinz oder die Polizei an.',
  },
  'ca.ask.rent-up': {
    says: 'Die meisten Provinzen verlangen eine schriftliche Ankündigung, meist drei Monate vorher, und erlauben eine Erhöhung im Jahr. Manche begrenzen sie auch.',
    dependsOn: 'Ihre Provinz',
  },
  'ca.ask.rent-up-qc': {
    says: 'Sie müssen die Mieterhöhung nicht annehmen. Lehnen Sie binnen eines Monats schriftlich ab, und Sie behalten Ihre Wohnung. Dann muss der Vermieter das Wohngericht bitten, die Miete festzusetzen.',
  },
  'ca.ask.deposit': {
    says: 'Jede Provinz hat eine eigene Grenze und Zeit für die Rückgabe. Verlangen Sie die Kaution schriftlich, mit Fotos, und gehen Sie bei Ablehnung zum Mietgericht (tribunal).',
    dependsOn: 'Ihre Provinz',
  },
  'ca.ask.deposit-qc': {
    says: 'In Québec darf ein Vermieter keine Kaution verlangen, nur die erste Mietzahlung. Sie können sie zurückverlangen.',
  },
  'ca.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einem Datum. Geschieht nichts, rufen Sie die Aufsicht der Stadt und gehen Sie zum Mietgericht (tribunal). Hören Sie nicht eigenmächtig auf, Miete zu zahlen.',
  },
  'ca.ask.entry': {
    says: 'Meist braucht Ihr Vermieter Ihre Zustimmung oder eine schriftliche Ankündigung mit Grund, 24 Stunden vorher. Ein Notfall ist anders.',
    dependsOn: 'der Grund, und ob ein Notfall besteht',
  },
  'ca.ask.arrears': {
    says: 'Zahlen Sie so schnell Sie können und behalten Sie den Beweis. In vielen Provinzen beendet rechtzeitiges Zahlen die Kündigung. Bieten Sie schriftlich einen Plan an und fragen Sie nach einer Miethilfe (rent bank).',
  },
  'ca.ask.fired': {
    says: 'Außerhalb von Québec und Stellen unter Bundesrecht darf man ohne Grund kündigen, muss aber eine Frist oder Geld geben. Unterschreiben Sie noch nicht. Fragen Sie einen Anwalt, was fair ist.',
    dependsOn: 'Ihre Provinz, Ihre Arbeitsjahre und der Grund',
  },
  'ca.ask.fired-qc': {
    says: 'In Québec braucht man nach zwei Jahren Arbeit einen guten und ausreichenden Grund. Beschweren Sie sich binnen 45 Tagen bei der CNESST.',
    dependsOn: 'wie lange Sie dort gearbeitet haben und der Grund',
  },
  'ca.ask.laid-off': {
    says: 'Ihnen stehen eine Frist oder Geld zu, und vielleicht eine Abfindung (severance). Beantragen Sie jetzt Arbeitslosengeld (employment insurance). Unterschreiben Sie keine Verzichtserklärung (release), bevor Sie Rat haben.',
    dependsOn: 'Ihre Arbeitsjahre und Ihr Vertrag',
  },
  'ca.ask.unpaid': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit den Daten. Beschweren Sie sich dann beim Arbeitsamt (employment standards office) Ihrer Provinz. Es ist kostenlos.',
  },
  'ca.ask.notice': {
    says: 'Das Minimum ist in den meisten Provinzen etwa eine Woche je Jahr, bis zu acht Wochen. Richter geben oft mehr.',
    dependsOn: 'Ihre Provinz und Ihre Arbeitsjahre',
  },
  'ca.ask.ei': {
    says: 'Beantragen Sie Arbeitslosengeld (employment insurance) sofort, und binnen vier Wochen nach Ihrem letzten Tag. Sie müssen nicht auf Ihre Arbeitsbescheinigung (record of employment) warten.',
  },
  'ca.ask.faulty': {
    says: 'Sie können eine Reparatur, eine neue Ware oder Ihr Geld verlangen. Ware muss ordentliche Qualität haben, auch nach dem Ende der Garantie des Geschäfts. Schreiben Sie zuerst dem Verkäufer.',
  },
  'ca.ask.cancel': {
    says: 'Haben Sie an der Haustür unterschrieben, geben die meisten Provinzen 10 Tage. Verträge mit Fitnessstudios haben oft auch eine Bedenkzeit. Lösen Sie schriftlich auf.',
    dependsOn: 'wo Sie unterschrieben und was Sie gekauft haben',
  },
  'ca.ask.not-delivered': {
    says: 'Schreiben Sie dem Verkäufer und verlangen Sie die Ware oder Ihr Geld. Zahlten Sie mit Karte und kommt keine Antwort, bitten Sie die Kartenfirma um eine Rückbuchung (chargeback).',
  },
  'ca.ask.scam': {
    says: 'Nicht klicken, zahlen oder antworten. Fragen Sie das echte Amt unter einer Nummer, die Sie selbst finden. Melden Sie es dem Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an, damit sie die Zahlung stoppt oder zurückholt. Ändern Sie Ihre Passwörter. Melden Sie es der Polizei und unter 1-888-495-8501.',
  },
  'ca.ask.fine': {
    says: 'Sie können zahlen oder widersprechen, bis zum Datum auf dem Bußgeldbescheid (ticket). Es sind 15 Tage in Ontario, 30 in British Columbia und Québec. Wer zahlt, akzeptiert.',
    dependsOn: 'Ihre Provinz und das Datum auf dem Bescheid',
  },
  'ca.ask.private-parking': {
    says: 'Eine private Firma kann kein Bußgeld verhängen. Sie kann Geld fordern und vielleicht klagen. Verlangen Sie Beweise für die Schilder und die Summe.',
    dependsOn: 'was auf den Schildern stand',
  },
  'ca.ask.tax': {
    says: 'Ist es falsch, legen Sie binnen 90 Tagen Einspruch (notice of objection) ein. Können Sie nicht zahlen, rufen Sie an und bitten Sie um einen Plan. Lassen Sie es nicht liegen.',
  },
  'ca.ask.benefit': {
    says: 'Fragen Sie, warum und für welche Wochen. Bei der Arbeitslosenversicherung (employment insurance) bitten Sie binnen 30 Tagen um neue Prüfung. Stimmt es, bitten Sie um kleine Zahlungen.',
  },
  'ca.ask.cut-off': {
    says: 'Zuerst muss man Sie schriftlich warnen. Viele Provinzen verbieten das Abschalten im Winter. Rufen Sie die Firma an und bitten Sie um einen Plan.',
    dependsOn: 'Ihre Provinz und die Jahreszeit',
  },
  'ca.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, prüft die CCTS Beschwerden zu Telefon, Internet und Fernsehen kostenlos.',
  },
  'ca.ask.insurer': {
    says: 'Verlangen Sie die Gründe schriftlich. Beschweren Sie sich dann beim Versicherer, und danach bei der kostenlosen Ombudsstelle (ombud service). Achten Sie auf die Frist für eine Klage.',
  },
  'ca.ask.leaving': {
    says: 'Bei einem Monatsvertrag kündigen Sie je nach Provinz einen oder zwei Monate vorher. Eine feste Laufzeit bindet Sie, außer Sie einigen sich, geben den Vertrag weiter oder haben einen gesetzlichen Grund.',
    dependsOn: 'Ihre Provinz und die Art des Mietvertrags',
  },
  'ca.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf, was gesagt wurde und wer es sah. Sagen Sie es dem Arbeitgeber schriftlich. Geht es um Geschlecht, ethnische Herkunft oder einen anderen geschützten Grund, kann eine Menschenrechtsstelle helfen.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec haben Sie das Recht auf eine Arbeit ohne seelische Belästigung (harcèlement psychologique). Schreiben Sie jedes Mal auf und beschweren Sie sich binnen zwei Jahren bei der CNESST.',
  },
  'ca.ask.old-on': {
    says: 'In Ontario hat man bei den meisten Schulden zwei Jahre für eine Klage. Eine Zahlung oder ein unterschriebenes Papier startet sie neu. Schreiben darf man Ihnen weiter.',
  },
  'ca.ask.evict-on': {
    says: 'In Ontario kann nur das Landlord and Tenant Board Ihren Auszug anordnen. Bis dahin können Sie bleiben. Gehen Sie zur Verhandlung und sagen Sie Ihre Seite.',
  },
  'ca.ask.evict-bc': {
    says: 'In British Columbia müssen Sie rechtzeitig widersprechen: 5 Tage bei Mietschulden, 10 bei wichtigem Grund (cause), 21 bei Eigennutzung. Widersprechen Sie, können Sie bis zur Entscheidung bleiben.',
    dependsOn: 'die Art der Kündigung und der Tag, an dem Sie sie bekamen',
  },
  'ca.ask.rent-up-on': {
    says: 'In Ontario darf die Miete einmal in 12 Monaten steigen, mit schriftlicher Ankündigung 90 Tage vorher. Für die meisten Wohnungen gibt es eine jährliche Grenze, nie über 2.5 %. Wohnungen, die nach dem 15. November 2018 zuerst bewohnt wurden, haben keine Grenze.',
    dependsOn: 'wann Ihre Wohnung zuerst bewohnt wurde',
  },
  'ca.ask.rent-up-bc': {
    says: 'In British Columbia darf die Miete einmal in 12 Monaten steigen, mit drei vollen Monaten Vorlauf auf dem richtigen Formular. Sie darf die jährliche Grenze nicht überschreiten.',
    dependsOn: 'die Grenze dieses Jahres',
  },
  'ca.ask.rent-up-ab': {
    says: 'In Alberta gibt es keine Grenze. Die Miete darf einmal in 365 Tagen steigen, bei Monatsmiete mit drei Monaten schriftlichem Vorlauf. Eine feste Laufzeit schützt Sie bis zu ihrem Ende.',
    dependsOn: 'die Art Ihres Mietvertrags',
  },
  'ca.ask.deposit-on': {
    says: 'In Ontario darf ein Vermieter keine Kaution für Schäden nehmen. Erlaubt ist nur eine Kaution für den letzten Mietzeitraum, und sie muss Zinsen bringen.',
  },
  'ca.ask.deposit-bc': {
    says: 'Nennen Sie Ihre neue Adresse schriftlich. In British Columbia hat der Vermieter dann 15 Tage, um zurückzuzahlen oder einen Antrag zu stellen. Sonst können Sie das Doppelte fordern.',
  },
}
