/** The German words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DE: Words = {
  'au.claim.want': {
    says: 'Sie können antworten und Ihre Seite sagen. Suchen Sie den letzten Tag dafür.',
  },
  'au.claim.reality': {
    says: 'Das ist ein echter Schritt vor Gericht. Ein Urteil ist es noch nicht. Antworten Sie rechtzeitig, muss die andere Seite ihren Fall beweisen.',
  },
  'au.claim.who': {
    says: 'Wer klagt, heißt Kläger (plaintiff oder claimant). Sie sind der Beklagte (defendant). Das Gericht ist auf keiner Seite.',
  },
  'au.claim.rights': {
    says: 'Sie können sich ganz oder zum Teil wehren, sich einigen oder um Raten bitten.',
  },
  'au.claim.not-yet': {
    says: 'Man darf Ihren Lohn, Ihr Konto oder Ihre Sachen noch nicht antasten. Zuerst braucht es ein Urteil (judgment).',
  },
  'au.claim.know-afca': {
    says: 'Geht es um einen Kredit oder eine Karte, kann eine Beschwerde bei der AFCA vor dem Urteil den Prozess anhalten.',
  },
  'au.claim.right-defend': {
    says: 'Sie haben das Recht, eine Klageerwiderung (defence) einzureichen und gehört zu werden.',
  },
  'au.claim.right-afca': {
    says: 'Bei einem Kredit oder einer Karte können Sie auch dann noch zur AFCA gehen, wenn die Klage schon da ist, aber vor dem Urteil.',
  },
  'au.claim.right-old': {
    says: 'Sie können sagen, dass die Klage zu spät kommt. Schreiben Sie es in Ihre Klageerwiderung (defence).',
  },
  'au.claim.step-date': {
    says: 'Notieren Sie den Tag, an dem Sie die Papiere bekamen. Suchen Sie auf dem Formular den letzten Tag für die Antwort.',
  },
  'au.claim.step-help': {
    says: 'Rufen Sie heute die National Debt Helpline unter 1800 007 007 oder die Rechtshilfe (legal aid) an.',
  },
  'au.claim.step-file': {
    says: 'Füllen Sie das Formular für die Klageerwiderung (defence) dieses Gerichts aus und reichen Sie es rechtzeitig ein. Behalten Sie eine Kopie.',
  },
  'au.claim.step-proof': {
    says: 'Sammeln Sie Ihre Papiere: Vertrag, Rechnungen, E-Mails und Zahlungsbelege.',
  },
  'au.claim.opt-defend': {
    says: 'Sagen Sie, womit Sie einverstanden sind, womit nicht, und warum.',
    title: 'Eine Klageerwiderung (defence) einreichen',
    cost: 'Meist kostenlos.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Verlieren Sie, schulden Sie vielleicht Kosten.',
    bestFor: 'Sie schulden es nicht, oder nicht alles.',
  },
  'au.claim.opt-afca': {
    says: 'Reichen Sie online eine Beschwerde ein und sagen Sie es der anderen Seite und dem Gericht.',
    title: 'Zur AFCA gehen',
    cost: 'Kostenlos.',
    time: 'Vor dem Urteil und vor dem letzten Tag für die Antwort.',
    risk: 'Reichen Sie auch eine Klageerwiderung (defence) ein, wenn der Tag nahe ist.',
    bestFor: 'Es ist ein Kredit, eine Karte oder eine gekaufte Schuld.',
  },
  'au.claim.opt-settle': {
    says: 'Bieten Sie eine Summe oder einen Plan an. Reichen Sie Ihre Klageerwiderung (defence) trotzdem ein, außer die Einigung ist unterschrieben.',
    title: 'Sich einigen oder in Raten zahlen',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Kommt keine Einigung, kann die Zeit für die Antwort ablaufen.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'au.claim.warn-default': {
    says: 'Antworten Sie nicht rechtzeitig, kann das Gericht ohne Sie entscheiden. Das ist ein Versäumnisurteil (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Klagt ein Käufer der Schuld, verlangen Sie Beweise für jeden Verkauf der Schuld.',
    actionable:
      'Schreiben Sie in Ihre Klageerwiderung (defence), dass Sie nicht anerkennen, dass ihm die Schuld gehört.',
  },
  'au.claim.nsw': {
    says: 'In New South Wales haben Sie 28 Tage ab der Zustellung (service), um eine Klageerwiderung (defence) einzureichen. Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Klageerwiderung (defence) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.vic': {
    says: 'In Victoria haben Sie 21 Tage ab der Zustellung (service), um eine Klageerwiderung (notice of defence) einzureichen. Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Klageerwiderung (notice of defence) beim Gericht einreichen',
    consequence: 'Man kann einen Beschluss (order) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.qld': {
    says: 'In Queensland haben Sie 28 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Eine Anzeige, dass Sie sich wehren (notice of intention to defend), einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.wa': {
    says: 'In Western Australia haben Sie 14 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
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
  'au.demand.want': {
    says: 'Der nächste Schritt könnte die Insolvenz (bankruptcy) sein, wenn Sie nichts tun.',
  },
  'au.demand.reality': {
    says: 'Sie sind noch nicht insolvent. Sie haben 21 Tage, um zu zahlen, sich zu einigen oder das Gericht um Aufhebung (set aside) zu bitten.',
  },
  'au.demand.who': { says: 'Die Mitteilung stellt der Official Receiver für den Gläubiger aus.' },
  'au.demand.rights': {
    says: 'Sie können zahlen, einen Plan vereinbaren oder binnen 21 Tagen das Bundesgericht bitten, die Mitteilung aufzuheben (set aside).',
  },
  'au.demand.notice': {
    says: 'Sie haben 21 Tage ab der Zustellung einer Insolvenzandrohung (bankruptcy notice). Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Zahlen, sich einigen oder einen Antrag beim Gericht stellen',
    consequence: 'Man kann dann beim Gericht beantragen, dass Sie insolvent (bankrupt) werden.',
  },
  'au.demand.right-setaside': {
    says: 'Sie können das Gericht bitten, sie aufzuheben (set aside), wenn das Urteil falsch oder zu klein ist oder schon bezahlt wurde.',
  },
  'au.demand.right-threshold': {
    says: 'Das Urteil muss über mindestens 10.000 $ gehen und weniger als sechs Jahre alt sein.',
  },
  'au.demand.step-day': { says: 'Notieren Sie den Tag der Zustellung. Zählen Sie 21 Tage.' },
  'au.demand.step-lawyer': {
    says: 'Holen Sie heute rechtlichen Rat. Rufen Sie die Rechtshilfe (legal aid) oder die National Debt Helpline an.',
  },
  'au.demand.step-deal': {
    says: 'Bieten Sie dem Gläubiger schriftlich einen Plan an. Bitten Sie ihn, die Mitteilung zurückzunehmen.',
  },
  'au.demand.opt-deal': {
    says: 'Bieten Sie einen Plan oder eine kleinere Summe an und holen Sie es schriftlich.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Binnen 21 Tagen.',
    risk: 'Ist die Einigung nicht klar, läuft die Mitteilung weiter.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'au.demand.opt-setaside': {
    says: 'Stellen Sie binnen 21 Tagen einen Antrag beim Federal Circuit and Family Court.',
    title: 'Die Aufhebung (set aside) beantragen',
    cost: 'Eine Gerichtsgebühr. Sie können um eine kleinere bitten.',
    time: 'Binnen 21 Tagen.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Die Mitteilung oder das Urteil ist falsch.',
  },
  'au.demand.warn': {
    says: 'Lassen Sie die 21 Tage nicht vergehen. Danach kann das Gericht kaum noch helfen.',
  },
  'au.judged.nsw-instalments': {
    says: 'In New South Wales können Sie das Gericht um Raten bitten. Solange ein Beschluss gilt und Sie zahlen, ruht die Vollstreckung (enforcement).',
  },
  'au.judged.nsw-wages': {
    says: 'In New South Wales muss Ihnen eine Lohnpfändung (garnishee order) jede Woche eine feste Summe Ihres Lohns lassen.',
  },
  'au.judged.vic-instalments': {
    says: 'In Victoria können Sie um Raten bitten. Kommt all Ihr Geld von Centrelink, ist kein Beschluss ohne Ihre Zustimmung möglich.',
  },
  'au.judged.qld-instalments': {
    says: 'In Queensland können Sie das Gericht um einen Ratenbeschluss (instalment order) bitten, und darum, ein Urteil aufzuheben (set aside), das ohne Sie erging.',
  },
  'au.judged.wa-time': {
    says: 'In Western Australia können Sie das Gericht um Zeit zum Zahlen, um einen Ratenbeschluss (instalment order) oder um eine Pause der Vollstreckung bitten.',
  },
  'au.judged.sa-instalments': {
    says: 'In South Australia muss das Gericht ansehen, was Sie zahlen können. Es kann Raten anordnen.',
  },
  'au.claim.sa': {
    says: 'In South Australia haben Sie 28 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.tas': {
    says: 'In Tasmanien haben Sie 21 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.claim.act': {
    says: 'Im ACT haben Sie 28 Tage ab der Zustellung (service). Zur Sicherheit zählen wir ab dem Datum des Papiers.',
    action: 'Ihre Antwort (response) beim Gericht einreichen',
    consequence:
      'Man kann ein Versäumnisurteil (default judgment) bekommen, ohne dass Sie gehört werden.',
  },
  'au.judged.vic-setaside': {
    says: 'In Victoria können Sie das Gericht bitten, einen Beschluss aufzuheben (set aside), der ohne Sie erging. Sagen Sie, warum Sie nicht da waren und was Sie gegen die Klage sagen.',
  },
  'au.judged.wa-setaside': {
    says: 'In Western Australia können Sie das Gericht bitten, einen Beschluss aufzuheben (set aside), der ohne Sie erging. Sagen Sie, warum Sie nicht da waren und was Sie gegen die Klage sagen.',
  },
  'au.claim.right-default-notice': {
    says: 'Bei einem Kredit oder einer Karte müssen sie zuerst eine Verzugsmitteilung (default notice) mit 30 Tagen schicken. Verlangen Sie eine Kopie; gab es keine, schreiben Sie das in Ihre Erwiderung.',
  },
}
