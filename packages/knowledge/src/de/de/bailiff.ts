/** Gerichtsvollzieher und Pfändung auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_DE: Words = {
  'de.bailiff.want': {
    says: 'Ein Gerichtsvollzieher verlangt Geld, für das es einen Titel vom Gericht gibt.',
  },
  'de.bailiff.want-statement': {
    says: 'Zahlen Sie binnen zwei Wochen. Sonst müssen Sie zum Termin und angeben, was Sie haben (Vermögensauskunft).',
  },
  'de.bailiff.want-public': {
    says: 'Eine Behörde will Geld von Ihnen. Sie kann ihren eigenen Bescheid ohne Gericht vollstrecken.',
  },
  'de.bailiff.who': {
    says: 'Der Gerichtsvollzieher ist ein Beamter. Er handelt für den Gläubiger und soll auch eine gütliche Lösung suchen.',
  },
  'de.bailiff.who-public': {
    says: 'Das ist die Vollstreckungsstelle einer Behörde. Ihre Leute haben ähnliche Rechte wie Gerichtsvollzieher.',
  },
  'de.bailiff.reality': {
    says: 'Das ist ernst. Aber Sie können mit dem Gerichtsvollzieher noch Raten vereinbaren. Ein Plan stoppt die Vollstreckung.',
  },
  'de.bailiff.reality-public': {
    says: 'Rufen Sie vor dem Datum bei der Stelle an. Oft gibt es Raten, wenn Sie Ihre Ausgaben zeigen.',
  },
  'de.bailiff.rights': {
    says: 'Was Sie zum Leben und Arbeiten brauchen, ist sicher: einfache Sachen, ein Teil vom Lohn und ein P-Konto.',
  },
  'de.bailiff.not-yet-search': {
    says: 'Ohne richterlichen Beschluss darf Ihre Wohnung nicht gegen Ihren Willen durchsucht werden.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'Auch die Behörde darf Ihre Wohnung nicht ohne richterlichen Beschluss gegen Ihren Willen durchsuchen.',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'Für Schulden kommen Sie nicht in Haft. Ein Haftbefehl droht nur, wenn Sie ohne Grund fehlen oder die Auskunft verweigern.',
  },
  'de.bailiff.know-month': {
    says: 'Die Bank muss einen Monat warten, bevor sie auszahlt. Ein P-Konto in diesem Monat schützt rückwirkend.',
    learnMore:
      'Schreiben Sie der Bank: „Führen Sie mein Konto als P-Konto.“ Ab dem vierten Geschäftstag muss sie es tun.',
  },
  'de.bailiff.know-register': {
    says: 'Wer nicht zahlt oder sich weigert, steht drei Jahre im Schuldnerverzeichnis. Wer ganz zahlt, wird früher gelöscht.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Zwischen der Zahlungsaufforderung und der Vermögensauskunft müssen zwei Wochen liegen.',
    action: 'Zahlen oder mit dem Gerichtsvollzieher Raten vereinbaren',
    consequence: 'Danach müssen Sie zum Termin und Ihr Vermögen angeben.',
  },
  'de.bailiff.deadline-account': {
    says: 'Ein P-Konto binnen eines Monats, nachdem die Bank die Pfändung bekam, schützt auch schon gesperrtes Geld. Der Tag hier ist der sichere.',
    action: 'Konto in ein P-Konto umwandeln lassen',
    consequence: 'Die Bank zahlt das gepfändete Geld an den Gläubiger aus.',
  },
  'de.bailiff.deadline-clearing': {
    says: 'Der Antrag auf Räumungsschutz muss spätestens zwei Wochen vor dem Räumungstermin gestellt sein.',
    action: 'Beim Vollstreckungsgericht Räumungsschutz beantragen (§ 765a ZPO)',
    consequence:
      'Ein späterer Antrag zählt nur, wenn die Gründe neu sind oder Sie verhindert waren.',
  },
  'de.bailiff.step-call': {
    says: 'Rufen Sie den Gerichtsvollzieher vor dem Termin an. Nennen Sie eine Rate, die Sie wirklich zahlen können.',
  },
  'de.bailiff.step-call-public': {
    says: 'Rufen Sie vor dem Datum bei der Behörde an. Bitten Sie um Raten oder Aufschub, auch schriftlich.',
  },
  'de.bailiff.step-account': {
    says: 'Machen Sie Ihr Konto heute zum P-Konto. Dann sind im Monat mindestens 1.590 € geschützt.',
  },
  'de.bailiff.step-certificate': {
    says: 'Haben Sie Kinder, Unterhalt oder Kindergeld? Holen Sie eine Bescheinigung bei der Schuldnerberatung. Dann ist mehr geschützt.',
  },
  'de.bailiff.step-attend': {
    says: 'Gehen Sie zum Termin. Sind Sie krank, schicken Sie vorher einen Nachweis. Fehlen kann zum Haftbefehl führen.',
  },
  'de.bailiff.step-title': {
    says: 'Lassen Sie sich Titel und Aufstellung zeigen. Haben Sie nie Gerichtspost bekommen, gehen Sie sofort zum Anwalt.',
  },
  'de.bailiff.step-title-public': {
    says: 'Fragen Sie nach dem Bescheid. Haben Sie ihn nie bekommen oder widersprochen? Sagen Sie das jetzt schriftlich.',
  },
  'de.bailiff.step-wrong-way': {
    says: 'Wurde etwas Unpfändbares gepfändet? Legen Sie beim Vollstreckungsgericht Erinnerung ein. Das kostet keine Gerichtsgebühr.',
  },
  'de.bailiff.step-plan': {
    says: 'Bieten Sie einen Plan an, der binnen zwölf Monaten endet. Bei zwei Wochen Rückstand ist er weg.',
  },
  'de.bailiff.step-many': {
    says: 'Mehr Schulden, als Sie zahlen können? Eine Privatinsolvenz befreit nach drei Jahren. Die Schuldnerberatung bereitet sie vor.',
  },
  'de.bailiff.step-clearing': {
    says: 'Ein Räumungstermin steht fest. Gehen Sie heute zur Wohnungssicherung Ihrer Stadt und zum Anwalt.',
  },
  'de.bailiff.option-plan': {
    says: 'Zeigen Sie Einnahmen und Ausgaben. Bieten Sie feste Raten an festen Tagen an.',
    title: 'Ratenplan mit dem Gerichtsvollzieher',
    cost: 'Die Schuld und die Gebühren.',
    time: 'Ein Anruf vor dem Termin.',
    risk: 'Der Gläubiger kann Nein sagen. Zwei Wochen Verzug beenden den Plan.',
    bestFor: 'Sie können es in einem Jahr abzahlen.',
  },
  'de.bailiff.option-plan-public': {
    says: 'Erklären Sie Ihre Lage und bieten Sie eine Rate an. Verlangen Sie eine schriftliche Antwort.',
    title: 'Bei der Behörde Raten beantragen',
    cost: 'Die Schuld, manchmal Zinsen.',
    time: 'Ein Anruf und ein Brief.',
    risk: 'Bis zur Zusage kann sie weitermachen.',
    bestFor: 'Der Bescheid stimmt, das Geld fehlt.',
  },
  'de.bailiff.option-protect': {
    says: 'Verlangen Sie ein P-Konto und legen Sie Bescheinigungen für Kinder und Leistungen vor.',
    title: 'Konto und Lohn schützen',
    cost: 'Bei der Bank kostenlos.',
    time: 'Vier Geschäftstage.',
    risk: 'Ein P-Konto hat keinen Dispo.',
    bestFor: 'Ihr Einkommen ist niedrig oder das Konto ist gepfändet.',
  },
  'de.bailiff.option-court': {
    says: 'Schreiben Sie dem Amtsgericht, was falsch ist, und legen Sie Belege bei.',
    title: 'Das Vollstreckungsgericht anrufen',
    cost: 'Oft kostenlos oder wenig Gebühren.',
    time: 'Sofort.',
    risk: 'Härteschutz (§ 765a) gibt es nur selten.',
    bestFor: 'Falsche Person, falsche Sache oder echte Härte.',
  },
  'de.bailiff.option-help': {
    says: 'Die Beratung bescheinigt Freibeträge und spricht mit Gläubigern.',
    title: 'Jetzt zur Schuldnerberatung',
    cost: 'Kostenlos.',
    time: 'Heute anrufen.',
    risk: 'Wartelisten. Sagen Sie, dass es einen Termin gibt.',
    bestFor: 'Mehrere Schulden oder Angst um Konto und Wohnung.',
  },
  'de.bailiff.right-income': {
    says: 'Bis 30. Juni 2027 sind im Monat mindestens 1.587,40 € Nettolohn sicher. Die erste unterhaltene Person bringt 597,42 € mehr.',
  },
  'de.bailiff.right-account': {
    says: 'Auf dem P-Konto bleiben im Monat mindestens 1.590 € frei. Nicht verbrauchtes Geld ist drei Monate weiter geschützt.',
  },
  'de.bailiff.right-things': {
    says: 'Sachen für Haushalt, Arbeit und Gesundheit sind unpfändbar. Oft gilt das auch für ein Auto, das Sie zur Arbeit brauchen.',
  },
  'de.bailiff.right-home': {
    says: 'Sie dürfen eine Durchsuchung ablehnen, bis ein richterlicher Beschluss vorliegt.',
  },
  'de.bailiff.right-night': {
    says: 'In Wohnungen wird von 21 bis 6 Uhr und an Sonn- und Feiertagen nur mit besonderem Beschluss vollstreckt.',
  },
  'de.bailiff.right-hardship': {
    says: 'Bei sehr großer Härte, etwa Lebensgefahr, kann das Gericht eine Maßnahme stoppen.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'Die Hälfte der Überstunden, Urlaubsgeld und ein Teil des Weihnachtsgelds sind unpfändbar.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Ihr Arbeitgeber erfährt von der Pfändung und muss antworten. Eine Pfändung allein ist fast nie ein Kündigungsgrund.',
  },
  'de.bailiff.warn-false': {
    says: 'Sagen Sie in der Vermögensauskunft die volle Wahrheit. Falsche Angaben sind strafbar.',
  },
  'de.bailiff.warn-credit': {
    says: 'Lassen Sie Ihr Einkommen nur auf das P-Konto zahlen. Sie dürfen nur ein P-Konto haben.',
  },
  'de.bailiff.warn-eviction': {
    says: 'Sie können an einem festen Tag die Wohnung verlieren. Holen Sie sofort Anwalt und Stadt zu Hilfe.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Ist alles geschützt, kann der Gerichtsvollzieher das nur vermerken. Der Gläubiger bekommt vorerst nichts.',
    actionable: 'Bringen Sie Nachweise zu Einkommen, Miete und Familie mit.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Eine Bescheinigung für das P-Konto kann den sicheren Betrag um Hunderte Euro erhöhen.',
    risk: 'Sie muss erneuert werden, wenn sie abläuft.',
    notWhen: 'Sie leben allein, unterhalten niemanden und bekommen kein Kindergeld.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Kommt nur unpfändbares Geld aufs Konto, kann das Gericht es bis zu zwölf Monate freigeben.',
    risk: 'Sie müssen die letzten sechs Monate belegen.',
    notWhen: 'Sie bekommen manchmal mehr als den Freibetrag.',
  },
  'de.bailiff.myth-everything': {
    says: 'Der Gerichtsvollzieher darf nicht nehmen, was Sie für einen einfachen Haushalt brauchen, etwa Bett, Kühlschrank, Waschmaschine oder normalen Fernseher.',
  },
  'de.bailiff.change-limits': {
    says: 'Am 1. Juli 2026 sind die Pfändungsfreigrenzen gestiegen.',
    was: 'Bis 30. Juni 2026 betrug der Grundbetrag 1.555,00 € im Monat.',
    is: 'Seit 1. Juli 2026 beträgt er 1.587,40 € im Monat.',
  },
  'de.bailiff.account-want': {
    says: 'Ihr Konto oder anderes Geld ist für einen Gläubiger gepfändet. Die Bank muss es festhalten und darf Ihnen vorerst nichts zahlen.',
  },
  'de.bailiff.account-who': {
    says: 'Die Bank macht nur, was im Beschluss steht. Das Geld bekommt der genannte Gläubiger.',
  },
  'de.bailiff.account-reality': {
    says: 'Sie kommen schnell wieder an Geld. Ein P-Konto gibt jeden Monat den Grundbetrag frei, auch für schon gesperrtes Geld.',
  },
  'de.bailiff.account-step': {
    says: 'Gehen Sie heute zur Bank und verlangen Sie schriftlich ein P-Konto. Nehmen Sie Nachweise über Kinder und Leistungen mit.',
  },
  'de.bailiff.account-option': {
    says: 'Bieten Sie Raten an, wenn der Gläubiger die Pfändung ruhend stellt.',
    title: 'Mit dem Gläubiger einigen',
    cost: 'Die Schuld in Raten.',
    time: 'Einige Tage.',
    risk: 'Der Gläubiger entscheidet. Lassen Sie es sich schriftlich geben.',
    bestFor: 'Sie können jeden Monat sicher zahlen.',
  },
}
