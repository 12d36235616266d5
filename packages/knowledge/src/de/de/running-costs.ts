/** Betriebskostenabrechnungen auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_DE: Words = {
  'de.home.deadline-costs': {
    says: 'Sie haben nach Zugang zwölf Monate für Einwendungen. Eine fällige Nachzahlung leisten Sie trotzdem, unter Vorbehalt.',
    action: 'Dem Vermieter Fehler der Abrechnung mitteilen',
    consequence: 'Danach können Sie keine Einwendungen mehr erheben.',
  },
  'de.home.step-costs-check': {
    says: 'Prüfen Sie Zeitraum, Gesamtkosten, Verteilerschlüssel und Ihre Vorauszahlungen. Verlangen Sie Einsicht in die Belege.',
  },
  'de.home.option-costs': {
    says: 'Verlangen Sie Belegeinsicht. Bis dahin dürfen Sie die Nachzahlung zurückhalten.',
    title: 'Belege einsehen und Einwände melden',
    cost: 'Kostenlos.',
    time: 'Binnen zwölf Monaten.',
    risk: 'Zahlen Sie rechtzeitig, was klar stimmt.',
    bestFor: 'Die Abrechnung ist hoch oder unklar.',
  },
  'de.home.right-costs-late': {
    says: 'Die Abrechnung muss binnen zwölf Monaten nach Ende des Jahres da sein. Später gibt es keine Nachzahlung mehr.',
  },
  'de.home.right-costs-receipts': {
    says: 'Sie haben ein Recht, die Belege der Abrechnung zu sehen.',
  },
  'de.costs.want': { says: 'Ihr Vermieter hat die Betriebskosten eines Jahres abgerechnet.' },
  'de.costs.want-more': {
    says: 'Sie sollen den Teil zahlen, den Ihre Vorauszahlungen nicht gedeckt haben.',
  },
  'de.costs.who': {
    says: 'Vermieter oder Verwaltung müssen einmal im Jahr über Ihre Vorauszahlungen abrechnen, Posten für Posten.',
  },
  'de.costs.reality': {
    says: 'Sie dürfen diese Abrechnung prüfen. Für Einwendungen haben Sie zwölf Monate, auch wenn Sie schon gezahlt haben.',
  },
  'de.costs.rights-summary': {
    says: 'Sie dürfen alle Belege sehen, einzelne Posten bestreiten und unter Vorbehalt zahlen.',
  },
  'de.costs.not-yet': {
    says: 'Wegen dieser Abrechnung kann Ihnen niemand Geld wegnehmen. Dafür braucht es zuerst ein Gericht.',
  },
  'de.costs.know-jobcenter': {
    says: 'Ist die Nachzahlung zu viel für Sie, kann das Jobcenter sie übernehmen, auch wenn Sie arbeiten.',
    learnMore: 'Stellen Sie den Antrag in dem Monat, in dem die Nachzahlung fällig ist.',
  },
  'de.costs.right-list': {
    says: 'Nur Kosten aus der gesetzlichen Liste, die Ihr Vertrag nennt, dürfen abgerechnet werden. Reparaturen und Verwaltung gehören nicht dazu.',
  },
  'de.costs.right-thrift': {
    says: 'Der Vermieter muss sparsam sein. Unnötig hohe Kosten müssen Sie nicht zahlen.',
  },
  'de.costs.right-advance': {
    says: 'Nach der Abrechnung dürfen beide Seiten die Vorauszahlung ändern, aber nur auf eine angemessene Höhe.',
  },
  'de.costs.step-date': {
    says: 'Notieren Sie den Tag, an dem die Abrechnung kam. Kommt sie mehr als zwölf Monate nach Jahresende, müssen Sie nichts nachzahlen.',
  },
  'de.costs.step-compare': {
    says: 'Vergleichen Sie jeden Posten mit dem Vorjahr und mit dem Vertrag. Notieren Sie, was neu oder viel höher ist.',
  },
  'de.costs.step-reserve': {
    says: 'Unsicher? Zahlen Sie bis zum genannten Tag und schreiben Sie „unter Vorbehalt“. Dann können Sie noch Einwände melden.',
  },
  'de.costs.option-reserve': {
    says: 'Zahlen Sie mit den Worten „unter Vorbehalt“. Zwölf Monate lang können Sie noch Einwände melden.',
    title: 'Unter Vorbehalt zahlen, dann prüfen',
    cost: 'Die Nachzahlung.',
    time: 'Bis zum Tag in der Abrechnung.',
    risk: 'Geld zurück müssen Sie selbst verlangen.',
    bestFor: 'Sie können zahlen und wollen keinen Streit wegen Verzug.',
  },
  'de.costs.option-plan': {
    says: 'Bieten Sie schriftlich eine Rate im Monat an. Fragen Sie zuerst Jobcenter oder Sozialamt.',
    title: 'Um Raten bitten',
    cost: 'Jeden Monat eine Rate.',
    time: 'Vor dem Tag in der Abrechnung.',
    risk: 'Niemand muss zustimmen. Erkennen Sie nicht die ganze Summe an.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu hoch.',
  },
  'de.costs.option-help': {
    says: 'Ein Mieterverein oder die Verbraucherzentrale prüft solche Abrechnungen.',
    title: 'Die Abrechnung prüfen lassen',
    cost: 'Ein Jahresbeitrag für Mitglieder oder Beratungshilfe bei wenig Einkommen.',
    time: 'Binnen zwölf Monaten, besser jetzt.',
    risk: 'Keines.',
    bestFor: 'Die Abrechnung ist lang oder viel höher als früher.',
  },
}
