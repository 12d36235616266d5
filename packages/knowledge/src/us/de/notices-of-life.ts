/** The German words of the rows in ../notices-of-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICES_OF_LIFE_DE: Words = {
  'us.life.right-stay': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt Eintreiben, Pfändung und Klagen meist sofort. Kindesunterhalt stoppt er nicht.',
  },
  'us.life.right-clear': {
    says: 'Chapter 7 beendet die meisten Schulden aus Karten und Arztkosten in Monaten, wenn Ihr Einkommen klein genug ist. Ein Haus oder Auto können Sie meist bis zu festen Grenzen behalten.',
  },
  'us.life.right-creditor': {
    says: 'Solange der Fall offen ist, dürfen Sie von der Person nichts eintreiben. Schuldet man Ihnen Geld, melden Sie es (claim) bis zum Datum in der Mitteilung an.',
  },
  'us.life.right-forgiven': {
    says: 'Eine erlassene Schuld kann als Einkommen zählen. Nicht, wenn Sie mehr schuldeten als besaßen, oder in einer Insolvenz (bankruptcy). Dann reichen Sie Form 982 ein.',
  },
  'us.life.right-found': {
    says: 'Verlorenes Geld können Sie kostenlos von Ihrem Bundesstaat verlangen. Firmen, die es suchen wollen, verlangen einen Anteil, den viele Bundesstaaten begrenzen.',
  },
  'us.life.step-found': {
    says: 'Suchen Sie zuerst auf der eigenen Seite Ihres Bundesstaats für vergessenes Vermögen (unclaimed property). Unterschreiben und zahlen Sie vorher nichts.',
  },
  'us.life.reality-found': { says: 'Sie schulden nichts. Niemand braucht dafür Ihr Bankpasswort.' },
  'us.life.right-estate': {
    says: 'Erben können das Testament sehen, und für Widerspruch gibt es eine kurze Zeit. Forderungen gegen den Verstorbenen müssen bis zum Datum in der Mitteilung eingereicht werden.',
  },
  'us.life.reality-estate': {
    says: 'Die Schulden eines toten Verwandten schulden Sie meist nicht selbst. Der Nachlass (estate) zahlt sie zuerst.',
  },
  'us.life.step-estate': {
    says: 'Schreiben Sie das Gericht, die Fallnummer und die Daten auf. Bitten Sie die Geschäftsstelle (clerk) um eine Kopie der Papiere.',
  },
  'us.life.right-subpoena': {
    says: 'Eine echte Vorladung (subpoena) muss befolgt werden, aber Sie können schriftlich widersprechen oder das Gericht bitten, sie enger zu fassen. Zeugen bekommen meist eine Gebühr.',
  },
  'us.life.want-subpoena': {
    says: 'Jemand in einem Gerichtsfall will, dass Sie als Zeuge kommen oder Unterlagen geben.',
  },
  'us.life.step-subpoena': {
    says: 'Prüfen Sie Gericht und Fallnummer bei der Geschäftsstelle (clerk). Behalten Sie die verlangten Unterlagen, und sprechen Sie vor dem Datum mit einem Anwalt.',
  },
  'us.life.right-verify': {
    says: 'Passt E-Verify nicht, können Sie es innerhalb von acht Werktagen des Bundes anfechten und inzwischen weiterarbeiten. Sie wählen, welche I-9-Papiere Sie zeigen.',
  },
  'us.life.right-cobra': {
    says: 'Sie haben 60 Tage, um COBRA zu wählen, und dann 45 Tage für die erste Zahlung. Es kann bis zu dem Tag zurückgelten, an dem der Schutz endete.',
  },
  'us.life.step-cobra': {
    says: 'Vergleichen Sie den Preis mit einer Versicherung vom Marketplace. Endet der Schutz von der Arbeit, öffnet sich dort ein Fenster von 60 Tagen.',
  },
  'us.life.option-cobra': {
    says: 'Wählen Sie COBRA bis zum Datum, oder eine andere Versicherung.',
    title: 'Den Schutz rechtzeitig wählen',
    cost: 'Bis zu 102 % des vollen Preises',
    time: '60 Tage für die Wahl',
    risk: 'Nach dem Datum ist das Recht weg.',
    bestFor:
      'Sie brauchen bald Behandlung oder haben Ihre Selbstbeteiligung (deductible) erreicht.',
  },
  'us.life.right-market': {
    says: 'Gegen eine Entscheidung des Marketplace über Schutz oder Hilfe können Sie meist innerhalb von 90 Tagen Widerspruch (appeal) einlegen. Schicken Sie fehlende Beweise bis zum Datum, um die Hilfe zu behalten.',
  },
  'us.life.right-plan': {
    says: 'Sagt eine Versicherung von der Arbeit nein, muss sie ihre Gründe nennen. Meist haben Sie 180 Tage für den Widerspruch (appeal) bei Behinderung, 60 bei einer Rente. Legen Sie ihn vor einer Klage ein.',
  },
  'us.life.right-lapse': {
    says: 'Meist können Sie zeigen, dass Sie versichert waren, oder eine Anhörung (hearing) verlangen, bevor Führerschein oder Kennzeichen gesperrt werden.',
  },
  'us.life.step-lapse': {
    says: 'Bitten Sie Ihre Versicherung heute, den Beweis für den Schutz zu schicken, und antworten Sie dem Amt bis zu seinem Datum. Fahren Sie nicht, solange gesperrt ist.',
  },
  'us.life.option-lapse': {
    says: 'Schicken Sie Beweise oder verlangen Sie schriftlich eine Anhörung (hearing).',
    title: 'Beweise zeigen oder eine Anhörung verlangen',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'Bis zum Datum in der Mitteilung',
    risk: 'Späte Antworten können den Führerschein kosten.',
    bestFor: 'Sie waren versichert, oder es ist ein Irrtum.',
  },
  'us.life.want-citizen': {
    says: 'Die Einwanderungsbehörde entscheidet über Ihren Antrag, Staatsbürger zu werden.',
  },
  'us.life.step-citizen': {
    says: 'Schreiben Sie das Datum des Briefs auf und lassen Sie ihn von einem Anwalt für Einwanderung oder einem zugelassenen Helfer (accredited helper) lesen.',
  },
  'us.life.option-citizen': {
    says: 'Verlangen Sie mit Form N-336 eine Anhörung (hearing), oder stellen Sie später neu den Antrag.',
    title: 'Eine Anhörung verlangen',
    cost: 'Eine Gebühr, die erlassen werden kann',
    time: '30 Tage ab Zustellung (service)',
    risk: 'Die Tatsachen werden neu geprüft.',
    bestFor: 'Der Grund ist falsch, oder Sie haben neue Beweise.',
  },
  'us.life.want-rate': {
    says: 'Ihre Kartenfirma nennt Ihnen neue Bedingungen und ab welchem Tag sie gelten.',
  },
  'us.life.step-rate': {
    says: 'Suchen Sie das Recht auf Ablehnung (reject) und sein Datum. Vergleichen Sie andere Karten, bevor Sie diese weiter benutzen.',
  },
  'us.life.option-rate': {
    says: 'Lehnen Sie die Änderung bis zum Datum schriftlich ab. Das Konto schließt meist, und Sie zahlen den alten Betrag zum alten Zins ab.',
    title: 'Die neuen Bedingungen ablehnen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Sie können die Karte vielleicht nicht mehr nutzen.',
    bestFor: 'Die neuen Bedingungen sind viel schlechter.',
  },
  'us.life.want-injured': {
    says: 'Die Versicherung Ihres Arbeitgebers entscheidet nach einer Verletzung bei der Arbeit über Geld und Ärzte.',
  },
  'us.life.step-injured': {
    says: 'Verlangen Sie beim Amt des Bundesstaats (state board) innerhalb seiner Frist eine Anhörung (hearing). Viele Anwälte für Beschäftigte bekommen nur einen Anteil, wenn Sie gewinnen.',
  },
  'us.life.option-injured': {
    says: 'Wehren Sie sich mit dem Bericht Ihres Arztes beim Amt des Bundesstaats (state board) gegen die Ablehnung.',
    title: 'Das Amt um eine Anhörung (hearing) bitten',
    cost: 'Meist kostenlos',
    time: 'Wochen bis ein Jahr',
    risk: 'Keines.',
    bestFor: 'Die Arbeit hat die Verletzung verursacht oder verschlimmert.',
  },
  'us.life.right-wages': {
    says: 'Sie müssen für alle Stunden mindestens den Mindestlohn bekommen. Sie können zwei oder drei Jahre zurück verlangen, und noch einmal so viel. Man darf Sie für die Frage nicht bestrafen.',
  },
  'us.life.right-green-card': {
    says: 'Sagen Sie der Einwanderungsbehörde eine neue Adresse innerhalb von zehn Tagen. Eine bedingte Karte (conditional card) braucht Form I-751 in den 90 Tagen vor ihrem Ende.',
  },
}
