/** Court officers (Gerichtsvollzieher) and enforcement by public offices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_DE: Words = {
  'de.bailiff.want': {
    says: 'Ein Gerichtsvollzieher verlangt Geld, für das es einen Titel vom Gericht gibt.',
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
    says: 'Rufen Sie heute die Stelle im Brief an. Ämter stimmen Raten oft zu, wenn Sie Ihr Budget zeigen.',
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
  'de.bailiff.step-call': {
    says: 'Rufen Sie den Gerichtsvollzieher vor dem Termin an. Nennen Sie eine Rate, die Sie wirklich zahlen können.',
  },
  'de.bailiff.step-call-public': {
    says: 'Rufen Sie heute die Stelle an. Bitten Sie um Raten oder Aufschub und schreiben Sie es danach.',
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
  'de.bailiff.option-plan': {
    says: 'Zeigen Sie Einnahmen und Ausgaben. Bieten Sie feste Raten an festen Tagen an.',
    title: 'Ratenplan mit dem Gerichtsvollzieher',
    cost: 'Die Schuld und die Gebühren.',
    time: 'Ein Anruf, heute.',
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
}
