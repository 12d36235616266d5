/** Musik-Lizenz: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_DE: Words = {
  'gb.music.heard-want': {
    says: 'Sie sagen, jemand habe bei Ihnen Musik gehört und Sie hätten dafür keine Lizenz. Sie wollen Geld und vielleicht Ihr unterschriebenes Versprechen.',
  },
  'gb.music.heard-step-advice': {
    says: 'Holen Sie Rechtsrat vor dem Datum im Brief. Ihr Berufsverband bietet ihn vielleicht kostenlos.',
  },
  'gb.music.heard-step-promise': {
    says: 'Unterschreiben Sie keine Verpflichtung (undertaking), bevor Sie Rat haben. Sie später zu brechen, kann teuer werden.',
  },
  'gb.music.heard-step-proof': {
    says: 'Verlangen Sie die Notizen zu jedem Besuch und die Liste der Lieder. Prüfen Sie Tage, Uhrzeiten und wer Dienst hatte.',
  },
  'gb.music.heard-step-stop': {
    says: 'Haben Sie jetzt keine Lizenz, schalten Sie die Musik aus, bis Sie eine haben. Sagen Sie nicht, dass keine Musik läuft, wenn es nicht stimmt.',
  },
  'gb.music.heard-option-talk': {
    says: 'Bieten Sie an, eine Lizenz ab dem Tag zu nehmen, an dem die Musik begann. Bitten Sie, den Rest fallen zu lassen.',
    title: 'Mit Rat über eine Lizenz sprechen',
    cost: 'Die Lizenzgebühr und vielleicht die Kosten der Besuche.',
    time: 'Vor dem Datum im Brief.',
    risk: 'Was Sie schreiben, kann vor Gericht benutzt werden. Lassen Sie es prüfen.',
    bestFor: 'Es lief Musik und es gab keine Lizenz.',
  },
  'gb.music.heard-warn': {
    says: 'Sie sagen, sie hätten Beweise von einem Besuch. Ein Gericht kann Ihnen die Musik verbieten und Sie zahlen lassen. Einen Gerichtsbefehl müssen Sie befolgen. Nehmen Sie das also ernst.',
  },
  'gb.music.bill-want': {
    says: 'Sie sollen für die Daten auf der Rechnung eine Musik-Lizenz bezahlen.',
  },
  'gb.music.bill-step-check': {
    says: 'Vergleichen Sie die Rechnung mit Ihren Räumen: Daten, Tarif, Sitze oder Fläche, und ob noch Musik läuft.',
  },
  'gb.music.want-licence': {
    says: 'Sie wollen wissen, ob in Ihrem Betrieb Musik zu hören ist.',
  },
  'gb.music.who': {
    says: 'PPL PRS ist eine private Firma von zwei Gesellschaften. PRS for Music nimmt Geld für Liedschreiber ein. PPL nimmt Geld für Plattenfirmen und Musiker ein.',
  },
  'gb.music.rights-summary': {
    says: 'Keine Musik, keine Lizenz. Läuft Musik, können Sie fragen, welcher Tarif gilt und warum. Sie können ihn bestreiten.',
  },
  'gb.music.reality': {
    says: 'Dieser Brief ist keine Rechnung und nicht von einem Gericht. Solche Briefe gehen an viele Betriebe, mit oder ohne Musik.',
  },
  'gb.music.reality-bill': {
    says: 'Das ist die Rechnung einer privaten Firma. Sie ist keine Strafe und nicht von einem Gericht. Sie schulden sie nur, wenn Sie einer Lizenz zugestimmt oder deren Musik gespielt haben.',
  },
  'gb.music.no-entry': {
    says: 'Sie dürfen nicht mit Gewalt herein, Ihren Laden nicht durchsuchen und nichts mitnehmen. Sie dürfen dorthin, wo alle Besucher hindürfen.',
  },
  'gb.music.no-closing': {
    says: 'Mit einem Brief können sie weder Ihren Betrieb schließen noch die Musik stoppen. Das kann nur ein Richter anordnen, nach einem Prozess.',
  },
  'gb.music.know-headphones': {
    says: 'Musik im eigenen Kopfhörer ist nicht öffentlich. Für manche Arbeitsplätze mit nur einer Person verlangt PPL PRS nach eigenen Angaben keine Gebühr.',
    learnMore:
      'Sehen Sie auf deren Seite nach, wer eine Lizenz braucht. Achten Sie auf Alleinarbeit und auf Arbeit zu Hause ohne Besucher.',
  },
  'gb.music.org-not-council': {
    says: 'Das ist nicht die Lizenz Ihrer Gemeinde (council) und nicht die TV-Lizenz (TV Licence). Auch die können nötig sein, aber sie sind getrennt.',
  },
  'gb.music.org-tribunal': {
    says: 'Ein besonderes Gericht, das Copyright Tribunal, kann entscheiden, ob Bedingungen und Preise fair sind.',
  },
  'gb.music.step-check': {
    says: 'Schreiben Sie auf, was bei Ihnen zu hören ist: Radio, TV, Telefon, Warteschleife, Live-Musik. Notieren Sie, wer es hören kann: Kunden oder Mitarbeiter.',
  },
  'gb.music.step-no-music': {
    says: 'Hören weder Mitarbeiter noch Kunden Musik, schreiben Sie das in zwei Zeilen zurück. Behalten Sie eine Kopie.',
  },
  'gb.music.step-which-tariff': {
    says: 'Läuft Musik, verlangen Sie ein schriftliches Angebot. Fragen Sie, welchen Tarif, welche Daten und welche Raumgröße sie angesetzt haben.',
  },
  'gb.music.step-in-writing': {
    says: 'Antworten Sie schriftlich, nicht am Telefon. Was Sie im Gespräch sagen, kann der Anfang einer Rechnung sein.',
  },
  'gb.music.step-pay': {
    says: 'Brauchen Sie die Lizenz und stimmen die Summen, kaufen Sie sie. Bitten Sie um Raten, wenn das ganze Jahr zu viel ist.',
  },
  'gb.music.step-dispute': {
    says: 'Berechnen sie Musik, die bei Ihnen nicht lief? Verlangen Sie den Beweis: was zu hören war, wann, und wer es hörte.',
  },
  'gb.music.step-free-music': {
    says: 'Sie können Musik nutzen, die keine PPL PRS Lizenz braucht. Wählen Sie Musiker, die nicht Mitglied sind, und behalten Sie den Beleg der Erlaubnis.',
  },
  'gb.music.step-staff': {
    says: 'Sagen Sie den Mitarbeitern Ihre Regel zur Musik. Spielt jemand für andere Radio, muss vielleicht der Betrieb zahlen.',
  },
  'gb.music.right-no-licence': {
    says: 'Sie dürfen ohne Musik arbeiten und nichts zahlen. Eine Lizenz ist nur nötig, wo Musik öffentlich läuft.',
  },
  'gb.music.right-no-duty': {
    says: 'Das Urheberrecht (copyright) zwingt Sie nicht, deren Formular auszufüllen. Eine kurze Antwort ist trotzdem klug. Sie beendet oft weitere Briefe.',
  },
  'gb.music.right-proof': {
    says: 'Sagen sie, Sie hätten Urheberrecht (copyright) verletzt, müssen sie das vor Gericht beweisen. Es ist eine Geldforderung, keine Strafe.',
  },
  'gb.music.right-private': {
    says: 'Sie können einem Besucher Räume verweigern, die nicht öffentlich sind.',
  },
  'gb.music.right-tribunal': {
    says: 'Finden Sie Preis oder Bedingungen unfair, können Sie sich an das Copyright Tribunal wenden.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Sie können eine klare Rechnung verlangen: Daten, Tarif und Summen. Haben Sie die Musik früher beendet, verlangen Sie eine Korrektur.',
  },
  'gb.music.option-no-music': {
    says: 'Schreiben Sie kurz per Brief oder E-Mail, dass weder Mitarbeiter noch Kunden Musik hören.',
    title: 'Mitteilen, dass keine Musik läuft',
    cost: 'Nichts.',
    time: 'Zehn Minuten.',
    risk: 'Es muss stimmen. Ein Besucher kann es prüfen.',
    bestFor: 'Es läuft nichts, oder nur im Kopfhörer.',
  },
  'gb.music.option-buy': {
    says: 'Verlangen Sie ein schriftliches Angebot, prüfen Sie Größe und Nutzung, dann kaufen Sie. Damit sind Sie für das Jahr abgedeckt.',
    title: 'Angebot verlangen und die Lizenz kaufen',
    cost: 'Das hängt von Größe und Nutzung ab. Fragen Sie vorher.',
    time: 'Eine Stunde.',
    risk: 'Eine Lizenz verlängert sich oft jedes Jahr, bis Sie sie beenden.',
    bestFor: 'Musik gehört zu Ihrem Geschäft.',
  },
  'gb.music.option-challenge': {
    says: 'Verlangen Sie die Berechnung der Summe. Berichtigen Sie Daten, Raumgröße und Art der Nutzung.',
    title: 'Daten oder Tarif bestreiten',
    cost: 'Fragen kostet nichts.',
    time: 'Einige Wochen.',
    risk: 'Sie können einen Beleg verlangen, wann die Musik endete.',
    bestFor: 'Die Rechnung umfasst Tage oder Räume ohne Musik.',
  },
  'gb.music.option-stop': {
    says: 'Schalten Sie die Musik aus, nennen Sie das Datum und beenden Sie die Lizenz, wenn Sie eine haben.',
    title: 'Die Musik beenden',
    cost: 'Von da an nichts.',
    time: 'Ein Tag.',
    risk: 'Für Tage davor können Sie noch etwas schulden.',
    bestFor: 'Die Musik ist Ihnen den Preis nicht wert.',
  },
  'gb.music.warn-real-claim': {
    says: 'PPL PRS geht gegen manche Betriebe wirklich vor Gericht, und der Verlierer zahlt Kosten. Ignorieren Sie es nicht, wenn bei Ihnen Musik läuft.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Wer weiß, dass er eine Lizenz braucht, und weiterspielt, zahlt vielleicht mehr und kann sich strafbar machen. Sagen Sie nicht „keine Musik“, wenn es nicht stimmt.',
  },
  'gb.music.warn-card': {
    says: 'Manche Anrufer geben nur vor, von einer Musikgesellschaft zu sein. Nennen Sie einem Anrufer keine Kartendaten. Rufen Sie die Nummer auf deren Webseite zurück.',
  },
  'gb.music.insight-headline': {
    says: 'Der Ton ist härter als die Tatsachen. Der Brief zeigt keinen Beweis, dass bei Ihnen Musik lief.',
    actionable: 'Antworten Sie ruhig mit Tatsachen: was läuft, seit wann, und wer es hört.',
  },
  'gb.music.insight-surcharge': {
    says: 'Im ersten Jahr können sie mehr verlangen, wenn vor Ihrer Anfrage Musik lief. Dieser Aufschlag ist ihr eigener Tarif. Fragen Sie, wo er steht.',
    actionable:
      'Verlangen Sie die Tarifseite mit dem Aufschlag. Bitten Sie um Streichung, wenn Sie vor dem Spielen gefragt haben.',
  },
  'gb.music.insight-renewal': {
    says: 'Lizenzen verlängern sich oft von selbst jedes Jahr. Es kann eine Rechnung für ein Jahr kommen, in dem keine Musik lief.',
    actionable:
      'Sehen Sie nach, wann Sie ihnen zuletzt Ihre Nutzung genannt haben. Kündigen Sie schriftlich, mit dem Datum, an dem die Musik endete.',
  },
  'gb.music.insight-both': {
    says: 'Ein Lied hat zwei Eigentümer: wer es schrieb und wer die Aufnahme machte. TheMusicLicence deckt beide mit einer Rechnung ab.',
    actionable:
      'Zahlen Sie von früher nur an PRS oder nur an PPL, lassen Sie prüfen, ob Sie doppelt zahlen.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Messen Sie den Teil Ihrer Räume, in dem man die Musik hört. Eine kleinere wahre Zahl kann eine kleinere Gebühr bedeuten.',
    risk: 'Die Zahlen müssen ehrlich sein.',
    notWhen: 'Die Gebühr hängt nicht von der Größe ab.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Fragen Sie Ihren Berufsverband. Tarife sind oft mit Verbänden vereinbart, und manche haben besondere Preise.',
    risk: 'Keines.',
    notWhen: 'Bei Ihnen läuft keine Musik.',
  },
  'gb.music.myth-radio': {
    says: 'Ein Radio, eine bezahlte App oder eine eigene CD erlaubt noch keine Musik für Kunden oder Mitarbeiter. Das ist ein eigenes Recht.',
  },
  'gb.music.debt-rules': {
    says: 'Schreibt ein Inkasso für sie, hat es nicht mehr Macht als sie selbst. Ohne Urteil eines Gerichts kann es Ihre Sachen nicht nehmen.',
  },
}
