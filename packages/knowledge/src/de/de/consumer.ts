/** Verbraucherverträge auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'de.consumer.want': {
    says: 'Eine Firma beruft sich auf einen Vertrag, lehnt Ihre Kündigung ab oder weist Ihre Beschwerde zurück.',
  },
  'de.consumer.who': {
    says: 'Das ist eine Firma. Was sie schreibt, ist ihre Meinung, keine Entscheidung.',
  },
  'de.consumer.reality': { says: 'Unfaires Kleingedrucktes gilt nicht. Das Gesetz geht vor.' },
  'de.consumer.rights-summary': {
    says: 'Oft können Sie 14 Tage widerrufen, per E-Mail kündigen und zwei Jahre Mängel rügen.',
  },
  'de.consumer.not-yet': {
    says: 'Wegen dieses Briefes kann nichts gepfändet werden. Dafür braucht es zuerst ein Gericht.',
  },
  'de.consumer.know-button': {
    says: 'Für Verträge im Internet muss es einen Kündigungsknopf geben.',
    learnMore:
      'Suchen Sie „Verträge hier kündigen“. Fehlt der Knopf, dürfen Sie jederzeit ohne Frist kündigen.',
  },
  'de.consumer.option-dispute': {
    says: 'Schreiben Sie, dass kein Vertrag besteht. Hilfsweise widerrufen und kündigen Sie.',
    title: 'Vertrag bestreiten oder widerrufen',
    cost: 'Kostenlos.',
    time: 'Ein Brief oder eine E-Mail, jetzt.',
    risk: 'Es kann Inkasso kommen. Bestreiten Sie auch das.',
    bestFor: 'Sie haben nie zugestimmt oder die 14 Tage laufen noch.',
  },
  'de.consumer.option-end': {
    says: 'Schreiben Sie, an welchem Tag der Vertrag nach dem Gesetz endet und dass Sie für die Zeit danach nichts zahlen.',
    title: 'An der Kündigung festhalten',
    cost: 'Kostenlos.',
    time: 'Jetzt ein Brief oder eine E-Mail.',
    risk: 'Es kann Inkasso kommen. Bestreiten Sie auch das.',
    bestFor: 'Das Gesetz lässt Sie früher gehen, als sie sagen.',
  },
  'de.consumer.option-complain': {
    says: 'Fragen Sie die Verbraucherzentrale oder die Schlichtungsstelle der Branche.',
    title: 'Schlichtungsstelle oder Verbraucherzentrale nutzen',
    cost: 'Kostenlos oder kleine Gebühr.',
    time: 'Einige Wochen.',
    risk: 'Nicht alle Firmen machen mit.',
    bestFor: 'Die Firma bewegt sich nicht.',
  },
  'de.consumer.option-notice': {
    says: 'Nutzen Sie den Knopf oder eine E-Mail. Bitten Sie um Bestätigung des Enddatums.',
    title: 'Zum nächsten Termin kündigen',
    cost: 'Das Fällige bis dahin.',
    time: 'Fünf Minuten.',
    risk: 'Sie zahlen bis zum Vertragsende.',
    bestFor: 'Der Vertrag gilt, aber Sie wollen raus.',
  },
  'de.consumer.right-withdraw': {
    says: 'Online, am Telefon oder an der Tür können Sie 14 Tage widerrufen, bei Waren ab Lieferung. Ohne Belehrung ein Jahr länger.',
  },
  'de.consumer.right-refund': {
    says: 'Nach dem Widerruf muss der Händler binnen 14 Tagen erstatten, auch die normalen Lieferkosten. Er darf auf die Ware oder Ihren Sendebeleg warten. Eine geöffnete Packung oder ein reduzierter Preis ist meist kein Grund, abzulehnen.',
  },
  'de.consumer.right-withdraw-button': {
    says: 'Seit 19. Juni 2026 brauchen Online-Shops einen gut sichtbaren Widerrufsknopf („Vertrag widerrufen“).',
  },
  'de.consumer.right-renewal': {
    says: 'Verträge seit März 2022 binden höchstens zwei Jahre. Danach können Sie mit einem Monat Frist gehen.',
  },
  'de.consumer.right-telecom': {
    says: 'Telefon und Internet: höchstens zwei Jahre. Danach können Sie jederzeit mit einem Monat Frist gehen.',
  },
  'de.consumer.right-telecom-summary': {
    says: 'Ein Telefon- oder Internetvertrag am Telefon gilt erst, wenn Sie die schriftliche Zusammenfassung genehmigt haben.',
  },
  'de.consumer.right-fault': {
    says: 'Sie haben zwei Jahre gegen den Verkäufer. Im ersten Jahr muss er beweisen, dass der Mangel am Anfang nicht da war.',
  },
  'de.consumer.right-repair-time': {
    says: 'Seit 31. Juli 2026 gekauft? Wählen Sie die Reparatur, verlängert sich die Frist für Mängel einmal um zwölf Monate.',
  },
  'de.consumer.change-repair': {
    says: 'Das Recht auf Reparatur hat die Regeln für Mängel geändert.',
    was: 'Ob Reparatur oder Ersatz: Die Frist für Mängel betrug zwei Jahre.',
    is: 'Bei Käufen seit 31. Juli 2026 bringt die Reparatur einmal zwölf Monate mehr.',
  },
  'de.consumer.right-unordered': {
    says: 'Für unbestellte Waren oder Dienste schulden Sie nichts.',
  },
  'de.consumer.right-order-button': {
    says: 'Im Internet gibt es nur einen Vertrag, wenn der Knopf klar sagte, dass Sie zahlen, etwa „zahlungspflichtig bestellen“.',
  },
  'de.consumer.warn-return': {
    says: 'Ware nur zurückzuschicken ist kein Widerruf. Schreiben Sie einen klaren Satz.',
  },
  'de.consumer.right-trip': {
    says: 'Mängel einer Pauschalreise mindern den Preis, wenn Sie sie dort gemeldet haben. Einen Gutschein müssen Sie dafür nicht nehmen. Ansprüche verjähren nach zwei Jahren.',
  },
}
